import { commentLimits } from '#contract/comments.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetTogether } from './forget-together.ts';
import { insertComment, listComments } from './queries.ts';

const house = await openTestHouse();
let kari: Visitor;
let ola: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
  ola = await joinTeam(house, kari, { role: 'author' });
  await ola.ask.people.update({ name: 'Ola Nordmann' });
});
afterAll(() => house.close());

const idOf = async ({ ask }: Visitor) => (await ask.people.me()).id;
const draftOf = async ({ ask }: Visitor) => (await ask.campaigns.create({ title: 'Winter check' })).id;
const wordsOf = async ({ ask }: Visitor, subject: string) =>
  (await ask.comments.list({ subject })).comments.map(({ words }) => words);
const lettersTo = async (visitor: Visitor) => {
  expect(await house.runJobs()).toEqual([]);
  const letters = await house.practice.emailsTo(visitor.email);
  return letters.filter(({ text }) => text.includes('note='));
};

test('a note on a field is read, changed and settled by those who work together', async () => {
  const subject = await draftOf(kari);
  const note = await kari.ask.comments.add({ subject, spot: 'title', words: ' Too long? ' });
  expect(note).toMatchObject({ spot: 'title', words: 'Too long?', by: 'Kari Nordmann', isMine: true });
  const seen = await ola.ask.comments.list({ subject });
  expect(seen.comments).toMatchObject([{ id: note.id, isMine: false }]);
  expect(seen).toMatchObject({ colleagues: [{ name: 'Kari Nordmann' }] });

  await kari.ask.comments.edit({ id: note.id, words: 'Too short?' });
  await ola.ask.comments.resolve({ id: note.id, isResolved: true });
  expect((await kari.ask.comments.list({ subject })).comments).toMatchObject([
    { words: 'Too short?', resolvedBy: 'Ola Nordmann', editedAt: expect.any(String) },
  ]);
  expect(await kari.ask.comments.resolve({ id: note.id, isResolved: false })).toMatchObject({
    resolvedAt: null,
    resolvedBy: null,
  });
});

test('only who wrote a note changes it, and an author removes nobody else’s', async () => {
  const subject = await draftOf(kari);
  const { id } = await kari.ask.comments.add({ subject, words: 'Mine' });
  const refused = { code: 'COMMENT_NOT_YOURS', defined: true };
  await expect(ola.ask.comments.edit({ id, words: 'Theirs' })).rejects.toMatchObject(refused);
  await expect(ola.ask.comments.remove({ id })).rejects.toMatchObject(refused);
  await kari.ask.comments.remove({ id });
  expect(await wordsOf(ola, subject)).toEqual([]);
  await expect(kari.ask.comments.remove({ id })).rejects.toMatchObject({ code: 'COMMENT_NOT_FOUND' });
});

test('an owner removes what others said, and that stands in the log', async () => {
  const subject = await draftOf(kari);
  const { id } = await ola.ask.comments.add({ subject, words: 'Rude' });
  expect((await kari.ask.comments.list({ subject })).comments).toMatchObject([
    { isMine: false, canRemove: true },
  ]);
  await kari.ask.comments.remove({ id });
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines[0]).toMatchObject({ deed: 'comment-removed', subject: { id, name: 'Ola Nordmann' } });
});

test('a viewer reads along and says nothing, and a client sees none of it', async () => {
  const subject = await draftOf(kari);
  const [viewer, client] = [
    await joinTeam(house, kari, { role: 'viewer' }),
    await joinTeam(house, kari, { role: 'client' }),
  ];
  expect(await viewer.ask.comments.list({ subject })).toMatchObject({ comments: [] });
  const refused = { code: 'NOT_ALLOWED' };
  await expect(viewer.ask.comments.add({ subject, words: 'Hm' })).rejects.toMatchObject(refused);
  await expect(client.ask.comments.list({ subject })).rejects.toMatchObject(refused);
  const { colleagues } = await kari.ask.comments.list({ subject });
  expect(colleagues.map(({ id }) => id)).not.toContain(await idOf(client));
  const note = await kari.ask.comments.add({ subject, words: 'Look', mentions: [await idOf(client)] });
  expect(note.mentioned).toEqual([]);
});

test('who is mentioned gets one letter in their language that leads to the note, and nobody else one', async () => {
  const subject = await draftOf(kari);
  await ola.ask.people.update({ language: 'nb' });
  const stranger = await house.visitor().join();
  const mentions = await Promise.all([ola, kari, stranger].map(idOf));
  const words = '@Ola Nordmann <script>alert(1)</script> look';
  const note = await kari.ask.comments.add({ subject, words, mentions });
  expect(note.mentioned.toSorted()).toEqual(['Kari Nordmann', 'Ola Nordmann']);
  await kari.ask.comments.edit({ id: note.id, words: `${words} again`, mentions });

  const letters = await lettersTo(ola);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter!.subject).toBe('[Kari Nordmann] Kari Nordmann nevnte deg: Winter check');
  expect(letter!.html).toContain('&lt;script&gt;');
  expect(letter!.text).toContain(
    `/campaign/${subject}?workspace=${await kari.workspaceId()}&note=${note.id}`,
  );
  for (const other of [kari, stranger]) expect(await lettersTo(other)).toEqual([]);
});

test('nobody is flooded with letters, however often they are mentioned', async () => {
  const subject = await draftOf(kari);
  const tove = await joinTeam(house, kari, { role: 'viewer' });
  const mentions = [await idOf(tove)];
  await house.passTime(61);
  for (let count = 0; count < commentLimits.lettersAnHour + 5; count += 1)
    await kari.ask.comments.add({ subject, words: `@Tove ${count}`, mentions });
  expect(await lettersTo(tove)).toHaveLength(commentLimits.lettersAnHour);
});

test('a note is changed so often a minute, like new ones, and a long one is cut in its letter between letters', async () => {
  const subject = await draftOf(kari);
  const gry = await joinTeam(house, kari, { role: 'viewer' });
  await house.passTime(61);
  const words = `${'x'.repeat(499)}🔧 and more`;
  const { id } = await kari.ask.comments.add({ subject, words, mentions: [await idOf(gry)] });
  const edit = () => kari.ask.comments.edit({ id, words: 'Again' });
  const changes = await Promise.allSettled(Array.from({ length: 30 }, edit));
  expect(changes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await expect(edit()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
  expect((await lettersTo(gry))[0]!.text).toContain('xxx …');
  await house.passTime(2);
});

test.each<[string, string]>([
  ['markup', '<img src=x onerror=alert(1)> </p>'],
  ['emoji and right to left', '👩🏽‍🔧 مرحبا \u202Eabc'],
  ['the longest there may be', '🧑🏽‍🚒'.repeat(commentLimits.words)],
])('words are kept as they were written: %s', async (_what, words) => {
  const subject = await draftOf(kari);
  await kari.ask.comments.add({ subject, words });
  expect(await wordsOf(ola, subject)).toEqual([words]);
});

test.each<{ words: string; spot?: string; mentions?: string[] }>([
  { words: '   ' },
  { words: 'Look', spot: '../../etc' },
  { words: 'Look', mentions: Array.from({ length: commentLimits.mentions + 1 }, String) },
])('what is no note is refused: %j', async (said) => {
  const subject = await draftOf(kari);
  const tooLong = { words: 'x'.repeat(commentLimits.words + 1) };
  for (const one of [said, tooLong])
    await expect(kari.ask.comments.add({ subject, ...one })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a neighbour reads, writes and follows nothing here', async () => {
  const subject = await draftOf(kari);
  const { id } = await kari.ask.comments.add({ subject, words: 'Secret' });
  const { ask } = await house.visitor().join();
  for (const attempt of [
    () => ask.comments.list({ subject }),
    () => ask.comments.add({ subject, words: 'Hello' }),
    () => ask.comments.watch({ subject }),
    () => ask.comments.arrive({ subject, tabId: crypto.randomUUID() }),
    () => ask.comments.list({ subject: '23851234567890' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  for (const attempt of [
    () => ask.comments.edit({ id, words: 'Changed' }),
    () => ask.comments.remove({ id }),
    () => ask.comments.resolve({ id, isResolved: true }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  expect(await wordsOf(ola, subject)).toEqual(['Secret']);
});

test('notes go with the draft they are about, and come back with it', async () => {
  const subject = await draftOf(kari);
  await kari.ask.comments.add({ subject, words: 'Stays for now' });
  await kari.ask.campaigns.remove({ id: subject });
  await expect(wordsOf(ola, subject)).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  await kari.ask.campaigns.restore({ id: subject });
  expect(await wordsOf(ola, subject)).toEqual(['Stays for now']);
  const { ctx } = house;
  await ctx.db.execute(`delete from campaigns where id = '${subject}'`);
  await ctx.queue.add(ctx.db, forgetTogether, {}, { key: 'now' });
  expect(await house.runJobs()).toEqual([]);
  expect(await listComments(ctx.db, await kari.workspaceId(), subject)).toEqual([]);
});

test('a guest’s note has a name, and is nobody’s to change', async () => {
  const subject = await draftOf(kari);
  const [workspaceId, createdAt] = [await kari.workspaceId(), new Date(house.ctx.now())];
  const said = { subject, spot: null, authorId: null, authorName: 'Per', words: 'Fine', createdAt };
  const { id } = await house.ctx.db.transaction((tx) => insertComment(tx, workspaceId, said));
  expect((await ola.ask.comments.list({ subject })).comments).toMatchObject([{ by: 'Per', isMine: false }]);
  await expect(ola.ask.comments.edit({ id, words: 'Bad' })).rejects.toMatchObject({
    code: 'COMMENT_NOT_YOURS',
  });
});

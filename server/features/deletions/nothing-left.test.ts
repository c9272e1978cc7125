import { createECDH } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { onThisMachine } from '#tests/receiver.ts';
import { makePicture, prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openLeadCampaign, plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { saveForeignForms } from '../leads/sync/form-queries.ts';

const house = await openTestHouse(onThisMachine);
const { db, settings } = house.ctx;
afterAll(() => house.close());

/** Tables that hold nothing of anybody, or are emptied by name, with the reason. */
const outsideTheTree: Record<string, string> = {
  oauth_resources: 'the one address of our tools',
  oauth_clients: 'programs of others, of nobody here: gone when nobody lets them in',
  oauth_client_resources: 'the same',
  oauth_client_assertions: 'numbers of theirs that may not come twice',
  operators: 'a moment, naming nobody once their account is gone',
  industries: 'what everybody can choose from',
  contact_messages: 'written by strangers too: removed by address',
  deletions: 'a code and two moments, naming nobody',
  verifications: 'of Better Auth, without a reference: removed by what they hold',
  upload_locks:
    'who writes to an upload right now: gone with the write, or ten seconds after its server died',
  push_keys: 'by what push services know this server',
  rate_limits: 'counts by address: removed by what they hold',
};

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  // Both engines answer an object with rows.
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

const tables = (
  await rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
).map(({ name }) => name);

test('every table hangs on a person or a workspace, so that nothing can outlive them', async () => {
  const links = await rows<{ child: string; parent: string }>(
    sql`select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
        from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c'`,
  );
  const reached = new Set(['people', 'workspaces']);
  for (const _round of tables)
    for (const { child, parent } of links) if (reached.has(parent)) reached.add(child);
  const forgotten = tables.filter((table) => !reached.has(table) && !outsideTheTree[table]);
  expect(forgotten, 'Say how a deletion reaches these tables').toEqual([]);
});

/** Every row of ours and of the queue as text, by table. */
async function everything(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of [...tables, 'jobs.job']) {
    const name = sql.raw(
      table
        .split('.')
        .map((part) => `"${part}"`)
        .join('.'),
    );
    found[table] = (await rows<{ text: string }>(sql`select t::text as text from ${name} t`)).map(
      ({ text }) => text,
    );
  }
  return found;
}

async function files(): Promise<string[]> {
  const folder = join(settings.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  return found.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

/** Does everything a person can do, so that there is something in every table. */
async function live(kari: Visitor): Promise<void> {
  await kari.join();
  await kari.connect();
  const { adAccounts } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
  const { id: campaignId } = await prepareCampaign(kari);
  await answerWithFile(kari, campaignId);
  await kari.ask.publications.publish({ campaignId, launchImmediately: true });
  await house.runJobs();
  await house.practice.advance(12 * 60);
  await kari.ask.liveCampaigns.sync({ type: 'manual' });
  await house.runJobs();
  await collectLeads(kari);
  await kari.ask.websites.read({ address: 'bergenror.example' });
  await uploadPicture(kari, '#884422');
  const picture = new File([new Uint8Array(await makePicture('#224488'))], 'me.jpg', { type: 'image/jpeg' });
  await kari.ask.people.setAvatar({ file: picture });
  await kari.ask.support.sendMessage({
    page: 'contact',
    name: 'Kari',
    email: kari.email.toUpperCase(),
    subject: 'A question',
    message: 'When do you open?',
  });
  await kari.ask.connections.startLogin({ returnPath: '/dashboard' });
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await kari.ask.people.requestEmailChange({ email: `new-${kari.email}` });
  await kari.fetch('/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `filename ${btoa('half.jpg')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(10),
  });
  await kari.signIn();
}

/** What a rule asks, with what the answer stands on. */
async function answerWithFile({ ask: { compliance } }: Visitor, campaignId: string): Promise<void> {
  const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
  const { id: fileId } = await compliance.addFile({ file: receipt });
  const shown = { what: 'draft' as const, campaignId };
  const { findings } = await compliance.check({ shown });
  const { id: findingId } = findings.find(({ answer }) => answer)!;
  await compliance.answer({ shown, findingId, isSo: true, fileId });
}

/** Leads that came in, one of them erased, one of them on its way to a system of the person's own. */
async function collectLeads(kari: Visitor): Promise<void> {
  const { leads } = kari.ask;
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor: kari });
  await leads.setWebhook({ url: 'http://127.0.0.1:9/leads' });
  // Meta would tell every workspace with this page, and here each is counted by itself.
  await house.practice.edit(plumberPage, { subscribed: [] });
  const [dataset] = await leads.listDatasets();
  await leads.setEvents({ on: true, datasetId: dataset!.id, confirmed: true });
  await house.practice.answerForm(quoteForm, 3);
  await leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  const [unwanted, taken] = (await leads.list({ facebookCampaignId })).leads;
  await leads.erase({ id: unwanted!.id });
  await leads.update({ id: taken!.id, status: 'contacted', take: true });
  await leads.setRetention({ months: 12 });
  await leads.setLeadEmails({ facebookCampaignId, on: false });
  await leads.setReminder({ minutes: 15 });
  await kari.ask.push.addBrowser({
    endpoint: `https://1.1.1.1/${crypto.randomUUID()}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  });
  const { id } = await kari.ask.workspaces.current();
  const foreign = {
    facebookCampaignId: '1',
    facebookFormIds: ['2'],
    facebookPageId: '3',
    askedAt: new Date(),
  };
  await saveForeignForms(db, id as WorkspaceId, foreign);
}

/** What the others' own jobs call is noted in them all the while. */
const notedMeanwhile = new Set(['api_calls', 'api_call_hours', 'rate_budgets']);

const leadTables = [
  'leads',
  'lead_stages',
  'read_forms',
  'erased_leads',
  'foreign_forms',
  'lead_retentions',
  'lead_alerts',
  'lead_reminders',
  'push_browsers',
  'lead_targets',
  'lead_deliveries',
  'lead_event_settings',
  'lead_events',
];

const lawTables = ['compliance_files', 'compliance_answers', 'compliance_verdicts', 'picture_contents'];

test('a deletion leaves no row, no file and no job, and touches nobody else', async () => {
  const ola = house.visitor();
  await live(ola);
  // What waits to be told in an email is told first.
  await house.passTime(5);
  await house.retryJobs();
  const before = { rows: await everything(), files: await files() };

  const kari = house.visitor();
  await live(kari);
  const person = await kari.ask.people.me();
  const workspace = await kari.ask.workspaces.current();
  const full = await everything();
  const filled = tables.filter((table) => full[table]!.length > before.rows[table]!.length);
  expect(filled).toEqual(expect.arrayContaining([...leadTables, ...lawTables]));
  expect(filled.length).toBeGreaterThanOrEqual(22);
  expect((await files()).length).toBeGreaterThan(before.files.length + 3);
  const mine = [person.id, person.email, workspace.id];

  const { code } = await kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  await house.passTime(2);
  await house.runJobs();
  await house.retryJobs();

  // What was noted of calls on the way is kept within a second.
  await house.ctx.callNotes.flush();

  const after = await everything();
  const naming = Object.entries(after).filter(([, texts]) =>
    texts.some((text) => mine.some((word) => text.includes(word))),
  );
  expect(naming).toEqual([]);
  const counts = (held: Record<string, string[]>) =>
    tables
      .filter((table) => !outsideTheTree[table] && !notedMeanwhile.has(table))
      .map((table) => [table, held[table]!.length]);
  expect(counts(after)).toEqual(counts(before.rows));
  expect(after['deletions']).toHaveLength(1);
  expect(after['deletions']![0]).toContain(code);
  expect(await files()).toEqual(before.files);
  expect(await ola.ask.people.me()).toMatchObject({ email: ola.email, avatarUrl: expect.any(String) });
}, 90_000);

/** What keeps a name, or a number for it, of somebody whose account is gone, with the reason. */
const keptOfOthers: Record<string, string> = {
  audit_log: 'who did what in the workspace of others, for as long as they keep their log',
  'jobs.job': 'the letter that invited somebody in their name, for an hour after it was sent',
};

test('of somebody who worked in the workspace of others, only what the others must know stays', async () => {
  const kari = house.visitor();
  await live(kari);
  const ola = await joinTeam(house, kari, { role: 'admin' });
  const { id: campaignId } = await prepareCampaign(ola, { title: 'By Ola' });
  const { id } = await ola.ask.people.me();
  await answerWithFile(ola, campaignId);
  await kari.ask.comments.add({ subject: campaignId, words: 'Can you look at this?', mentions: [id] });
  await ola.ask.comments.add({ subject: campaignId, words: 'I have looked.', mentions: [] });
  await ola.makeKey({ name: 'Reports', access: 'read' });
  await ola.ask.members.invite({ email: 'asked-by-ola@example.test', role: 'viewer' });
  await (await house.visitor().join()).ask.members.invite({ email: ola.email, role: 'viewer' });

  await ola.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  await house.passTime(2);
  await house.runJobs();
  await house.retryJobs();
  await house.ctx.callNotes.flush();

  const naming = Object.entries(await everything()).filter(([, texts]) =>
    texts.some((text) => [id, ola.email].some((word) => text.includes(word))),
  );
  expect(naming.map(([table]) => table).filter((table) => !keptOfOthers[table])).toEqual([]);
  const { comments } = await kari.ask.comments.list({ subject: campaignId });
  expect(comments.map(({ by, mentioned }) => ({ by, mentioned }))).toEqual([
    { by: 'Kari Nordmann', mentioned: [] },
    { by: 'Kari Nordmann', mentioned: [] },
  ]);
}, 90_000);

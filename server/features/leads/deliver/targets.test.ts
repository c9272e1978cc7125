import type { LeadAnswer } from '#contract/leads/lead.ts';
import { openTestHouse } from '#tests/house.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readForms } from '../tables.ts';

const house = await openTestHouse(onThisMachine);
const zap = await openReceiver();
afterAll(async () => {
  await house.close();
  await zap.close();
});

const { practice } = house;
const sheet = 'https://docs.google.com/spreadsheets/d/leads-of-bergen-ror/edit#gid=0';
const pipedriveToken = 'b'.repeat(40);

async function practiceKey(): Promise<string> {
  const answer = await house.fetchOutside(new Request('http://sandbox.test/systems/google/practice-key'));
  return answer.text();
}

/** What the systems hold by now, by kind. */
async function held(kind: string): Promise<Record<string, unknown>[]> {
  const { systems } = await practice.call<{ systems: Record<string, Record<string, unknown>[]> }>(
    'GET',
    'state',
  );
  return systems[kind] ?? [];
}

const statesOf = async (kari: Visitor, id: string) =>
  (await kari.ask.leads.listTargetDeliveries({ id })).map(({ event, status }) => `${event} ${status}`);

test('a lead reaches every kind of system, in the way each of them takes it', async () => {
  const kari = await house.visitor().join();
  const { addTarget } = kari.ask.leads;
  const ids = [];
  for (const target of [
    { kind: 'flat-webhook' as const, name: 'Zapier', secret: zap.url },
    { kind: 'google-sheets' as const, name: 'Sheet', address: sheet, secret: await practiceKey() },
    { kind: 'hubspot' as const, name: 'HubSpot', secret: 'pat-eu1-practice' },
    { kind: 'pipedrive' as const, name: 'Pipedrive', secret: pipedriveToken },
    { kind: 'slack' as const, name: 'Slack', secret: 'https://hooks.slack.com/services/T1/B1/abc' },
    { kind: 'teams' as const, name: 'Teams', secret: 'https://x.logic.azure.com/workflows/1/x?sig=2' },
  ])
    ids.push((await addTarget(target)).id);
  await keepLeads(house, kari, [{ name: 'Åse <Bø>' }]);
  expect(await house.runJobs()).toEqual([]);
  for (const id of ids) expect(await statesOf(kari, id)).toEqual(['created delivered']);

  expect(zap.bodies()[0]).toMatchObject({
    event: 'lead.created',
    test: false,
    full_name: 'Åse <Bø>',
    first_name: 'Åse',
    last_name: '<Bø>',
    email: 'ola@example.test',
    phone: '+4791234567',
    phone_local: '91234567',
    campaign_id: '',
    status: 'new',
  });
  expect((await held('google-row'))[0]?.['row']).toEqual(
    expect.arrayContaining(['Åse <Bø>', '+4791234567', 'ola@example.test']),
  );
  expect(await held('hubspot-contact')).toMatchObject([{ email: 'ola@example.test', hs_lead_status: 'NEW' }]);
  expect(await held('pipedrive-person')).toMatchObject([{ emails: [{ value: 'ola@example.test' }] }]);
  expect(await held('pipedrive-lead')).toHaveLength(1);
  expect(JSON.stringify(await held('slack-message'))).toContain('*Åse &lt;Bø&gt;');
  expect(JSON.stringify(await held('teams-message'))).toContain('AdaptiveCard');

  const { rows } = (await house.ctx.db.execute(
    sql`select t::text as text from lead_targets t`,
  )) as unknown as {
    rows: { text: string }[];
  };
  const kept = rows.map(({ text }) => text).join();
  for (const secret of ['pat-eu1-practice', pipedriveToken, 'services/T1', 'PRIVATE KEY', 'sig=2'])
    expect([kept.includes(secret), house.logged.join().includes(secret)]).toEqual([false, false]);
});

test.each([
  ['google-sheets', { address: sheet, secret: '' }, 'google-row'],
  ['pipedrive', { secret: 'c'.repeat(40) }, 'pipedrive-lead'],
  ['hubspot', { secret: 'pat-x' }, 'hubspot-contact'],
] as const)('%s, whose answer was lost, has nothing twice', async (kind, given, keeps) => {
  const kari = await house.visitor().join();
  const secret = given.secret || (await practiceKey());
  const { id } = await kari.ask.leads.addTarget({ ...given, kind, name: kind, secret });
  const before = (await held(keeps)).length;
  const writes = { 'google-sheets': ':append', pipedrive: 'v1/leads', hubspot: 'upsert' }[kind];
  const trouble = { kind: 'loses-answer' };
  await practice.call('POST', 'troubles', { service: 'systems', path: writes, times: 1, trouble });
  await keepLeads(house, kari, [{ name: 'Only Once' }]);
  await house.runJobs();
  expect(await statesOf(kari, id)).toEqual(['created waiting']);
  await house.passTime(5);
  await house.retryJobs();
  expect(await statesOf(kari, id)).toEqual(['created delivered']);
  const after = await held(keeps);
  expect(after.length - before).toBe(kind === 'hubspot' ? 0 : 1);
});

test('somebody without an email address, of whom the answer was lost, is in Pipedrive once', async () => {
  const trouble = { kind: 'loses-answer' };
  await practice.call('POST', 'troubles', { service: 'systems', path: 'v1/leads', times: 1, trouble });
  const at = new Date(house.ctx.now()).toISOString();
  const lead = {
    id: crypto.randomUUID(),
    metaLeadId: '1',
    createdAt: at,
    status: 'new' as const,
    campaign: null,
    form: { id: '1', name: 'Quote' },
    adId: null,
    name: 'Only A Phone',
    email: null,
    phone: '+4740404040',
    answers: {},
  };
  const rest = { text: 'All of it', url: 'https://adfjord.test/leads' };
  const words = { status: 'New', nameless: 'Somebody', test: 'test', questions: {}, rest };
  const event = 'created' as const;
  const base = { id: crypto.randomUUID(), createdAt: at, isTest: false, event, lead, words };
  const tell = (isRepeated: boolean) =>
    house.ctx.leadTargets.send('pipedrive', { ...base, isRepeated }, { address: '', secret: pipedriveToken });
  await expect(tell(false)).rejects.toMatchObject({ failureKind: 'unknown-outcome' });
  expect(await tell(true)).toMatchObject({ status: 200 });
  const ofTheirs = (rows: object[]) => rows.filter((row) => JSON.stringify(row).includes('Only A Phone'));
  expect(ofTheirs(await held('pipedrive-person'))).toHaveLength(1);
  expect(ofTheirs(await held('pipedrive-lead'))).toHaveLength(1);
});

test.each([
  { pipedrive_created_status: 201, pipedrive_nothing: 'null' },
  { pipedrive_created_status: 200, pipedrive_nothing: 'empty-list' },
])('a person is made in Pipedrive once, however it says so: %j', async (turned) => {
  await practice.call('POST', 'switches', turned);
  const kari = await house.visitor().join();
  const { id } = await kari.ask.leads.addTarget({ kind: 'pipedrive', name: 'P', secret: 'd'.repeat(40) });
  const before = (await held('pipedrive-lead')).length;
  // The person is made, and their lead is not.
  const trouble = { kind: 'error', status: 503, code: 0 };
  await practice.call('POST', 'troubles', { service: 'systems', path: 'v1/leads', times: 1, trouble });
  await keepLeads(house, kari, [{ name: 'Twice Tried' }]);
  await house.runJobs();
  await house.passTime(5);
  await house.retryJobs();
  expect(await statesOf(kari, id)).toEqual(['created delivered']);
  expect((await held('pipedrive-lead')).length).toBe(before + 1);
  await practice.call('POST', 'switches', { pipedrive_created_status: 201, pipedrive_nothing: 'null' });
});

test.each(['json', 'text', 'nothing'])(
  'a hook has taken a lead, whatever it says of it: %s',
  async (said) => {
    await practice.call('POST', 'switches', { hook_answer: said });
    const kari = await house.visitor().join();
    const secret = 'https://hooks.zapier.com/hooks/catch/123/abc';
    const { id } = await kari.ask.leads.addTarget({ kind: 'flat-webhook', name: 'Zapier', secret });
    const before = (await held('zapier-message')).length;
    await keepLeads(house, kari, [{}]);
    await house.runJobs();
    expect(await statesOf(kari, id)).toEqual(['created delivered']);
    expect((await held('zapier-message')).length).toBe(before + 1);
    await practice.call('POST', 'switches', { hook_answer: 'json' });
  },
);

test('a chat is told in the words of whoever the workspace belongs to, not in codes', async () => {
  const kari = await house.visitor().join();
  await kari.ask.people.update({ language: 'nb' });
  const secret = 'https://hooks.slack.com/services/T1/B1/nb';
  await kari.ask.leads.addTarget({ kind: 'slack', name: 'Slack', secret, takesChanges: true });
  await keepLeads(house, kari, [{ name: 'Åse Bø' }]);
  const workspaceId = await kari.workspaceId();
  const questions = [{ name: 'job', label: 'Hva skal gjøres?' }];
  await house.ctx.db.update(readForms).set({ questions }).where(eq(readForms.workspaceId, workspaceId));
  await house.runJobs();
  const told = async () => JSON.stringify((await held('slack-message')).at(-1));
  expect(await told()).toContain('Hva skal gjøres?: Bytte varmtvannsbereder');

  const { leads } = await kari.ask.leads.inbox();
  await kari.ask.leads.update({ id: leads[0]!.lead.id, status: 'won' });
  await house.runJobs();
  expect(await told()).toContain('Åse Bø → Vunnet');
});

test('answers that are too long for a chat are cut, short ones stay whole, and it says where all of it is', async () => {
  const kari = await house.visitor().join();
  const { addTarget } = kari.ask.leads;
  const ids: string[] = [];
  for (const target of [
    { kind: 'slack' as const, name: 'Slack', secret: 'https://hooks.slack.com/services/T1/B1/long' },
    { kind: 'teams' as const, name: 'Teams', secret: 'https://x.logic.azure.com/workflows/1/x?sig=2' },
  ])
    ids.push((await addTarget(target)).id);
  async function tell(answers: LeadAnswer[]): Promise<string[]> {
    await keepLeads(house, kari, [{ answers }]);
    expect(await house.runJobs()).toEqual([]);
    for (const id of ids) expect((await statesOf(kari, id))[0]).toBe('created delivered');
    const newest = await Promise.all(['slack-message', 'teams-message'].map(held));
    return newest.map((messages) => JSON.stringify(messages.at(-1)!['body']));
  }
  for (const said of await tell([{ name: 'job', values: ['A bath.'] }])) expect(said).not.toContain('…');

  const family = '👨‍👩‍👧';
  const messages = await tell([
    { name: 'job', values: ['<&>_*'.repeat(4_000)] },
    { name: 'house', values: [`${family} på Åsane, `.repeat(2_000)] },
    { name: 'when', values: ['Ring meg etter klokka fire'] },
  ]);
  const { leads } = await kari.ask.leads.inbox();
  const long = leads.find(({ lead }) => lead.answers.some(({ name }) => name === 'house'))!.lead;
  for (const said of messages) {
    expect(said).toContain('when: Ring meg etter klokka fire');
    expect(said.match(/…/g)).toHaveLength(2);
    expect(said).toContain('This is shortened: all of it stands in Adfjord');
    expect(said).toContain(`/leads?lead=${long.id}`);
    expect(said.split(family)).toHaveLength(said.split('👨').length);
  }
  const [inSlack = '', inTeams = ''] = messages;
  expect(inSlack.length).toBeLessThan(4_000);
  // With two bytes for a letter, as Teams may count.
  expect(Buffer.byteLength(inTeams, 'utf16le')).toBeLessThan(28 * 1024);
});

test('a form may ask twice by one name, or by a name of ours: nothing is written over', async () => {
  const kari = await house.visitor().join();
  const { addTarget } = kari.ask.leads;
  await addTarget({ kind: 'flat-webhook', name: 'Zapier', secret: zap.url });
  await addTarget({ kind: 'webhook', name: 'Own', address: zap.url });
  await addTarget({ kind: 'google-sheets', name: 'Sheet', address: sheet, secret: await practiceKey() });
  const before = zap.received.length;
  const answers = [
    { name: 'room', values: ['Bath'] },
    { name: 'room', values: ['Kitchen'] },
    { name: 'status', values: ['lost'] },
    { name: 'campaign_name', values: ['Theirs'] },
    { name: 'phone', values: ['none of yours'] },
    { name: 'answers', values: ['42'] },
    { name: '__proto__', values: ['odd'] },
  ];
  await keepLeads(house, kari, [{ name: 'Åse Bø', answers }]);
  expect(await house.runJobs()).toEqual([]);

  type Body = { event?: string; lead?: { answers: Record<string, string> } } & Record<string, unknown>;
  const bodies = zap.bodies<Body>().slice(before);
  const ours = { full_name: 'Åse Bø', email: 'ola@example.test', phone: '+4791234567' };
  const lines = [
    'full_name: Åse Bø',
    'email: ola@example.test',
    'phone_number: +4791234567',
    'room: Bath, Kitchen',
    'status: lost',
    'campaign_name: Theirs',
    'phone: none of yours',
    'answers: 42',
    '__proto__: odd',
  ];
  expect(bodies.find(({ event }) => event)).toMatchObject({
    ...ours,
    status: 'new',
    campaign_name: '',
    answers: lines.join('\n'),
  });
  expect(bodies.find(({ lead }) => lead)!.lead).toMatchObject({
    status: 'new',
    answers: { room: 'Bath, Kitchen', status: 'lost', answers: '42' },
  });
  const row = (await held('google-row')).at(-1)!['row'] as string[];
  expect(row.slice(2)).toEqual(['Åse Bø', ours.phone, ours.email, '', '', lines.join('\n'), '']);
});

test('no link comes of what a stranger writes in a card of Teams, be it with backslashes', async () => {
  const kari = await house.visitor().join();
  const secret = 'https://x.logic.azure.com/workflows/1/x?sig=2';
  await kari.ask.leads.addTarget({ kind: 'teams', name: 'Teams', secret });
  await keepLeads(house, kari, [{ name: String.raw`\[Pay\](https://evil.example)` }]);
  await house.runJobs();
  const escaped = String.raw`\\\[Pay\\\](https://evil.example)`;
  expect(JSON.stringify((await held('teams-message')).at(-1))).toContain(
    JSON.stringify(escaped).slice(1, -1),
  );
});

test('a service’s refusal is told in its own words', async () => {
  const kari = await house.visitor().join();
  const { id } = await kari.ask.leads.addTarget({ kind: 'hubspot', name: 'HubSpot', secret: 'wrong' });
  expect(await kari.ask.leads.testTarget({ id })).toMatchObject({
    status: 'given-up',
    lastHttpStatus: 401,
    lastProblem: { text: expect.stringContaining('Authentication credentials not found') },
  });
  expect((await kari.ask.leads.listTargets())[0]).toMatchObject({
    givenUp: 1,
    lastProblem: { code: 'lead-delivery-said' },
  });
});

test('what cannot be an address or a key is refused before anything is kept', async () => {
  const kari = await house.visitor().join();
  const { addTarget, listTargets } = kari.ask.leads;
  for (const wrong of [
    { kind: 'slack' as const, name: 'x', secret: 'https://evil.example/services/T1/B1/x' },
    { kind: 'slack' as const, name: 'x', secret: 'not an address' },
    {
      kind: 'google-sheets' as const,
      name: 'x',
      address: 'https://example.com',
      secret: await practiceKey(),
    },
    { kind: 'google-sheets' as const, name: 'x', address: sheet, secret: '{"private_key":"no"}' },
    { kind: 'hubspot' as const, name: 'x' },
    { kind: 'hubspot' as const, name: 'x', secret: 'pat-\u200bx' },
    { kind: 'pipedrive' as const, name: 'x', secret: 'two words' },
    { kind: 'flat-webhook' as const, name: 'x', secret: 'nowhere' },
    { kind: 'webhook' as const, name: 'x', address: 'https://10.0.0.1/' },
  ])
    await expect(addTarget(wrong)).rejects.toMatchObject({
      code: 'WEBHOOK_ADDRESS_UNUSABLE',
    });
  expect(await listTargets()).toEqual([]);
});

test('a target gets the campaigns it wants, tests or not, and what becomes of leads where it says so', async () => {
  const kari = await house.visitor().join();
  const { addTarget, updateTarget } = kari.ask.leads;
  const before = zap.received.length;
  const { id } = await addTarget({
    kind: 'flat-webhook',
    name: 'Make',
    secret: zap.url,
    facebookCampaignIds: ['120'],
    takesTests: false,
    takesChanges: true,
  });
  await keepLeads(house, kari, [
    { facebookCampaignId: '120' },
    { facebookCampaignId: '120', isTest: true },
    { facebookCampaignId: '121' },
    {},
  ]);
  await house.runJobs();
  expect(zap.received).toHaveLength(before + 1);
  const { lead_id: leadId } = zap.bodies<{ lead_id: string }>().at(-1)!;
  await kari.ask.leads.update({ id: leadId, status: 'won' });
  await house.runJobs();
  expect(zap.bodies().at(-1)).toMatchObject({ event: 'lead.updated', lead_id: leadId, status: 'won' });
  await updateTarget({ id, takesChanges: false });
  await kari.ask.leads.update({ id: leadId, status: 'lost' });
  await house.runJobs();
  expect(zap.received).toHaveLength(before + 2);

  await kari.ask.leads.erase({ id: leadId, leadIds: [leadId] });
  await house.runJobs();
  const told = zap.bodies<Record<string, unknown>>().at(-1)!;
  expect(told).toMatchObject({
    event: 'lead.erased',
    lead_id: leadId,
    full_name: '',
    email: '',
    answers: '',
  });
});

test('what was given up is sent again at one press, and not to a system that is off', async () => {
  const kari = await house.visitor().join();
  const { id } = await kari.ask.leads.addTarget({ kind: 'hubspot', name: 'HubSpot', secret: 'wrong' });
  await keepLeads(house, kari, [{}, {}]);
  for (let hours = 0; hours < 30; hours += 3) {
    await house.retryJobs();
    await house.passTime(180);
  }
  await house.retryJobs();
  expect(await statesOf(kari, id)).toEqual(['created given-up', 'created given-up']);
  await kari.ask.leads.updateTarget({ id, secret: 'pat-right' });
  expect(await kari.ask.leads.replayFailed({ id })).toEqual({ replayed: 2 });
  await house.runJobs();
  expect(await statesOf(kari, id)).toEqual(['created delivered', 'created delivered']);
  await kari.ask.leads.updateTarget({ id, on: false });
  await expect(kari.ask.leads.replayFailed({ id })).rejects.toMatchObject({ code: 'TARGET_IS_OFF' });
});

test('neighbours see nothing of a target and change nothing of it', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  const { id } = await kari.ask.leads.addTarget({ kind: 'hubspot', name: 'HubSpot', secret: 'pat-x' });
  expect(await ola.ask.leads.listTargets()).toEqual([]);
  const { updateTarget, removeTarget, testTarget, listTargetDeliveries, replayFailed } = ola.ask.leads;
  for (const asked of [updateTarget, removeTarget, testTarget, listTargetDeliveries, replayFailed])
    await expect(asked({ id })).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' });
});

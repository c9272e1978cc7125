import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { gapsOf } from './fit.ts';

const house = await openTestHouse();
const { practice } = house;
afterAll(() => house.close());

async function openConnected(): Promise<Visitor> {
  const kari = await house.visitor().join();
  await kari.connect();
  const { adAccounts } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
  return kari;
}

/** An owner who has switched it on. */
async function openTold(): Promise<Visitor> {
  const kari = await openConnected();
  const [dataset] = await kari.ask.leads.listDatasets();
  await kari.ask.leads.setEvents({ on: true, datasetId: dataset!.id, confirmed: true });
  return kari;
}

interface Held {
  event_name: string;
  event_id: string;
  lead_id: string;
  counted: boolean;
  em?: string[];
  ph?: string[];
}

async function held(): Promise<Held[]> {
  const { meta } = await practice.call<{ meta: { crmevents: Held[] } }>('GET', 'state');
  return meta.crmevents;
}

const newest = async (kari: Visitor, count: number) =>
  (await kari.ask.leads.inbox({ limit: count })).leads.map(({ lead }) => lead);

test('each stage of a lead reaches Meta once, hashed, and counts for conversion leads', async () => {
  const kari = await openTold();
  const before = (await held()).length;
  await keepLeads(house, kari, [{}, { isTest: true }]);
  await house.runJobs();
  const lead = (await newest(kari, 2)).find(({ isTest }) => !isTest)!;
  for (const status of ['contacted', 'new', 'contacted', 'won'] as const)
    await kari.ask.leads.update({ id: lead.id, status });
  await house.runJobs();
  const sent = (await held()).slice(before);
  expect(sent.map(({ event_name }) => event_name).toSorted()).toEqual(['Contacted', 'Lead', 'Won']);
  for (const event of sent)
    expect(event).toMatchObject({
      lead_id: lead.facebookLeadId,
      counted: true,
      em: [expect.stringMatching(/^[\da-f]{64}$/)],
      ph: ['8e691d17cd72d7f630c95c400ce73b503202c6d5102af569c3a8546e7f72f21c'],
    });
  expect(new Set(sent.map(({ event_id }) => event_id)).size).toBe(3);
  expect(await kari.ask.leads.getEvents()).toMatchObject({
    on: true,
    leads: 1,
    told: 1,
    waiting: 0,
    lastProblem: null,
  });
});

test('nothing is sent until the owner says so, nor once they have said no', async () => {
  const kari = await openConnected();
  const before = (await held()).length;
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  const [dataset] = await kari.ask.leads.listDatasets();
  await expect(kari.ask.leads.setEvents({ on: true, datasetId: '1', confirmed: true })).rejects.toMatchObject(
    {
      code: 'DATASET_UNKNOWN',
    },
  );
  await kari.ask.leads.setEvents({ on: true, datasetId: dataset!.id, confirmed: true });
  await practice.call('POST', 'troubles', {
    service: 'meta',
    path: '/events$',
    times: 1,
    trouble: { kind: 'error', status: 500, code: 2 },
  });
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  expect(await kari.ask.leads.getEvents()).toMatchObject({ waiting: 1, lastProblem: expect.anything() });
  await kari.ask.leads.setEvents({ on: false });
  await house.retryJobs();
  expect(await kari.ask.leads.getEvents()).toMatchObject({ on: false, waiting: 0, confirmedBy: null });
  expect((await held()).length).toBe(before);
});

test.each(['left-out', 'given'])(
  'one that Meta itself refuses, with its subcode %s, is found',
  async (value) => {
    await practice.call('POST', 'switches', { crm_event_subcode: value });
    const kari = await openTold();
    const before = (await held()).length;
    await keepLeads(house, kari, [{}, {}, {}]);
    await house.runJobs();
    const [wrong, ...others] = await newest(kari, 3);
    // To Meta it came tomorrow.
    await house.ctx.db.execute(
      sql`update lead_events set at = now() + interval '2 days', status = 'waiting', next_try_at = now() where lead_id = ${wrong!.id}`,
    );
    for (const { id } of others) await kari.ask.leads.update({ id, status: 'contacted' });
    await house.runJobs();
    expect(await kari.ask.leads.getEvents()).toMatchObject({ givenUp: 1, waiting: 0, tooLate: 0 });
    expect((await held()).length).toBe(before + 5);
    await practice.call('POST', 'switches', { crm_event_subcode: 'left-out' });
  },
);

test('one that Meta refuses holds up no other, and is told of', async () => {
  const kari = await openTold();
  const before = (await held()).length;
  await keepLeads(
    house,
    kari,
    Array.from({ length: 7 }, () => ({})),
  );
  await practice.call('POST', 'troubles', {
    service: 'meta',
    path: '/events$',
    times: 3,
    trouble: { kind: 'error', status: 400, code: 100, message: 'Invalid parameter' },
  });
  await house.runJobs();
  const sent = (await held()).slice(before);
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent.map(({ lead_id }) => lead_id)).size).toBe(sent.length);
  const state = await kari.ask.leads.getEvents();
  expect(state.told + state.givenUp).toBe(7);
});

test('what waited while Meta was away is sent afterwards, and what waited for a week is not', async () => {
  const kari = await openTold();
  const before = (await held()).length;
  const trouble = { kind: 'error', status: 503, code: 2 };
  await practice.call('POST', 'troubles', { service: 'meta', path: '/events$', times: 2, trouble });
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  await house.passTime(2);
  await house.retryJobs();
  expect((await held()).length).toBe(before);
  await house.passTime(10);
  await house.retryJobs();
  expect((await held()).length).toBe(before + 1);

  await practice.call('POST', 'troubles', { service: 'meta', path: '/events$', times: 1, trouble });
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  await house.passTime(7 * 24 * 60);
  await house.retryJobs();
  expect((await held()).length).toBe(before + 1);
  expect(await kari.ask.leads.getEvents()).toMatchObject({ waiting: 0, givenUp: 0, tooLate: 1 });
});

test('a stage that is told too late is never sent and counted so, and sent once it comes about again', async () => {
  const kari = await openTold();
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  const before = (await held()).length;
  const [lead] = await newest(kari, 1);
  await house.passTime(9 * 24 * 60);
  const at = new Date(house.ctx.now() - 8 * 86_400_000).toISOString();
  await kari.ask.leads.update({ id: lead!.id, status: 'contacted', doneAt: at });
  await house.runJobs();
  expect(await kari.ask.leads.getEvents()).toMatchObject({ told: 1, waiting: 0, givenUp: 0, tooLate: 1 });
  expect((await held()).length).toBe(before);
  await kari.ask.leads.update({ id: lead!.id, status: 'new' });
  await kari.ask.leads.update({ id: lead!.id, status: 'contacted' });
  await house.runJobs();
  expect(await kari.ask.leads.getEvents()).toMatchObject({ waiting: 0, tooLate: 0 });
  expect((await held()).slice(before).map(({ event_name }) => event_name)).toEqual(['Contacted']);
});

/** How often Meta was asked how well it recognises people. */
const timesAsked = async () =>
  (await practice.requests()).filter(({ path }) => path.includes('dataset_quality')).length;

test('how well Meta recognises people is read once a day, and said as far as Meta says it', async () => {
  const kari = await openTold();
  expect(await kari.ask.leads.getEvents()).toMatchObject({ matchQuality: null, qualityAskedAt: null });
  const before = await timesAsked();
  const arrive = async () => {
    await keepLeads(house, kari, [{}]);
    await house.runJobs();
    return kari.ask.leads.getEvents();
  };
  const first = await arrive();
  expect(first.matchQuality).toMatchObject({ score: null, email: 100, phone: 100 });
  await practice.call('POST', 'switches', { quality_of_crm_events: 'keys-and-score' });
  expect((await arrive()).matchQuality).toEqual(first.matchQuality);
  expect(await timesAsked()).toBe(before + 1);
  await house.passTime(24 * 60);
  const scored = await arrive();
  expect(scored.matchQuality).toMatchObject({ score: 10 });
  await practice.call('POST', 'switches', { quality_of_crm_events: 'nothing' });
  await house.passTime(24 * 60);
  const silent = await arrive();
  expect(silent.matchQuality).toEqual(scored.matchQuality);
  expect(Date.parse(silent.qualityAskedAt!)).toBeGreaterThan(Date.parse(scored.matchQuality!.readAt));
  await practice.call('POST', 'switches', { quality_of_crm_events: 'keys' });
  await house.passTime(24 * 60);
  const trouble = { kind: 'error', status: 403, code: 10 };
  await practice.call('POST', 'troubles', { service: 'meta', path: 'dataset_quality', times: 1, trouble });
  expect(await arrive()).toMatchObject({ matchQuality: scored.matchQuality, waiting: 0, lastProblem: null });
});

test('of whoever is erased nothing more is sent', async () => {
  const kari = await openTold();
  const before = (await held()).length;
  const trouble = { kind: 'error', status: 503, code: 2 };
  await practice.call('POST', 'troubles', { service: 'meta', path: '/events$', times: 1, trouble });
  await keepLeads(house, kari, [{}]);
  await house.runJobs();
  const [lead] = await newest(kari, 1);
  await kari.ask.leads.erase({ id: lead!.id });
  await house.passTime(5);
  await house.retryJobs();
  expect((await held()).length).toBe(before);
  expect(await kari.ask.leads.getEvents()).toMatchObject({ waiting: 0 });
});

test.each([
  ['a plumber', { leads: 30, told: 30, contacted: 20, won: 4 }, ['few-leads']],
  [
    'who tells nothing',
    { leads: 300, told: 0, contacted: 0, won: 0 },
    ['few-told', 'few-stages', 'too-few-reach'],
  ],
  ['whose every lead is won', { leads: 300, told: 300, contacted: 300, won: 300 }, ['too-many-reach']],
  ['who has all of it', { leads: 300, told: 200, contacted: 250, won: 60 }, []],
])('what Meta asks before it optimises for good leads: %s', (_who, counts, gaps) => {
  expect(gapsOf(counts)).toEqual(gaps);
});

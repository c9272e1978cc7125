import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('leads nobody has dealt with are listed across campaigns, newest first, with where they came from', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { title: 'Winter check' });
  const { ask } = visitor;
  await keepLeads(house, visitor, [{ name: 'Ola Hansen', facebookCampaignId }]);
  await house.passTime(1);
  await keepLeads(house, visitor, [{ name: 'Åse Bø', facebookCampaignId }]);

  const { leads: waiting } = await ask.leads.inbox({ status: 'new' });
  const names = waiting.map(({ lead }) => lead.answers[0]!.values[0]);
  expect(names.slice(0, 2)).toEqual(['Åse Bø', 'Ola Hansen']);
  expect(waiting[0]).toMatchObject({ facebookCampaignId, title: 'Winter check' });
  const [newest] = waiting;
  const first = await ask.leads.inbox({ status: 'new', limit: 1 });
  expect(first.leads).toEqual([newest]);
  const second = await ask.leads.inbox({ limit: 1, next: first.next! });
  expect(second.leads).toEqual(waiting.slice(1, 2));
  expect(newest?.questions.map(({ name }) => name)).toContain('full_name');
  expect(await ask.leads.get({ id: newest!.lead.id })).toEqual(newest);

  await ask.leads.update({ id: waiting[0]!.lead.id, status: 'contacted' });
  expect((await ask.leads.inbox({ status: 'new' })).leads).toEqual(waiting.slice(1));
  const { leads: found } = await ask.leads.inbox({ search: 'åse' });
  expect(found).toMatchObject([{ lead: { status: 'contacted' }, facebookCampaignId }]);
});

test('whose next step is due stand apart, the first due first, until it is over with them', async () => {
  const { visitor } = await openLeadCampaign(house);
  const { ask } = visitor;
  await keepLeads(house, visitor, [{ name: 'Ola Hansen' }, { name: 'Åse Bø' }, { name: 'Per Moe' }]);
  const ids = (await ask.leads.inbox()).leads.map(({ lead }) => lead.id);
  const inMinutes = (minutes: number) => new Date(house.ctx.now() + minutes * 60_000).toISOString();
  for (const [place, minutes] of [20, 10, 300].entries())
    await ask.leads.update({ id: ids[place]!, nextStep: { text: 'Call', at: inMinutes(minutes) } });
  expect((await ask.leads.inbox()).due).toEqual([]);
  await house.passTime(60);
  const due = async () => (await ask.leads.inbox()).due.map(({ lead }) => lead.id);
  expect(await due()).toEqual([ids[1], ids[0]]);
  await ask.leads.update({ id: ids[1]!, status: 'won' });
  await ask.leads.update({ id: ids[0]!, nextStep: null });
  expect(await due()).toEqual([]);
});

test('the inbox says how new it is and how many leads Meta has, once it was asked', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { title: 'Spring check' });
  const { lastUpdatedAt, atMeta } = await visitor.ask.leads.inbox();
  expect(Date.parse(lastUpdatedAt!)).toBeLessThanOrEqual(house.ctx.now());
  expect(atMeta).toBe((await visitor.ask.leads.list({ facebookCampaignId })).counts.atMeta);
});

test('a neighbour sees none of them', async () => {
  const neighbour = await house.visitor().join();
  expect(await neighbour.ask.leads.inbox()).toEqual({
    leads: [],
    due: [],
    quickness: { timed: 0, medianMinutes: null },
    next: null,
    lastUpdatedAt: null,
    atMeta: null,
  });
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await keepLeads(house, visitor, [{ facebookCampaignId }]);
  const { leads } = await visitor.ask.leads.inbox();
  await expect(neighbour.ask.leads.get({ id: leads[0]!.lead.id })).rejects.toMatchObject({
    code: 'LEAD_NOT_FOUND',
  });
});

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

  const waiting = await ask.leads.listWaiting();
  const names = waiting.map(({ lead }) => lead.answers[0]!.values[0]);
  expect(names.slice(0, 2)).toEqual(['Åse Bø', 'Ola Hansen']);
  expect(waiting[0]).toMatchObject({ facebookCampaignId, title: 'Winter check' });
  expect(await ask.leads.listWaiting({ limit: 1 })).toEqual(waiting.slice(0, 1));

  await ask.leads.update({ id: waiting[0]!.lead.id, status: 'contacted' });
  expect(await ask.leads.listWaiting()).toEqual(waiting.slice(1));
});

test('a neighbour sees none of them', async () => {
  const neighbour = await house.visitor().join();
  expect(await neighbour.ask.leads.listWaiting()).toEqual([]);
});

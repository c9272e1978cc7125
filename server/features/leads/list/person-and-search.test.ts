import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage } from '#tests/lead-campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureForms } from '../sync/form-queries.ts';
import { storeLeads } from '../sync/store-leads.ts';

const house = await openTestHouse();
let visitor: Visitor;
let facebookCampaignId: string;
let facebookFormId: string;
let stored = 0;
beforeAll(async () => {
  ({ visitor, facebookCampaignId } = await openLeadCampaign(house));
  ({ facebookFormId } = await visitor.ask.leads.list({ facebookCampaignId }));
});
afterAll(() => house.close());

async function keep(people: { name: string; phone: string }[], formId = facebookFormId): Promise<void> {
  const workspaceId = await visitor.workspaceId();
  const leads = people.map(({ name, phone }) => ({
    id: `81${String((stored += 1)).padStart(14, '0')}`,
    campaignId: formId === facebookFormId ? facebookCampaignId : null,
    adId: null,
    createdAt: new Date(house.ctx.now() + stored),
    isTest: false,
    answers: [
      { name: 'full_name', values: [name] },
      { name: 'phone_number', values: [phone] },
    ],
  }));
  const form = { facebookFormId: formId, facebookPageId: plumberPage };
  await ensureForms(house.ctx.db, [{ workspaceId, ...form, addedAt: new Date(house.ctx.now()) }]);
  await storeLeads(house.ctx, workspaceId, { ...form, leads });
}

const find = (search: string) => visitor.ask.leads.list({ facebookCampaignId, search });

test('a number is found however it was written and however it is searched for', async () => {
  await keep([
    { name: 'Ola Hansen', phone: '+4791234567' },
    { name: 'Kari Berg', phone: '+47 922 33 444' },
  ]);
  for (const search of ['912 34 567', '+47 912 34 567', '0047 91234567', '91234567', '34 567', '+47 912'])
    expect(await find(search)).toMatchObject({ matching: 1 });
  for (const search of ['92233444', '+4792233444', '922 33'])
    expect(await find(search)).toMatchObject({ matching: 1 });
  expect(await find('912 34 568')).toMatchObject({ matching: 0 });
});

test('before somebody is erased, their leads are named and counted; of a shared number only the chosen ones go', async () => {
  await keep([
    { name: 'Kari Nordmann', phone: '+4795000001' },
    { name: 'Ida Nordmann', phone: '950 00 001' },
    { name: 'Kari Nordmann', phone: '+4795000001' },
    { name: 'Per Olsen', phone: '+4795000002' },
  ]);
  const [kari] = (await find('Kari Nordmann')).leads;
  const found = await visitor.ask.leads.listPersonsLeads({ id: kari!.id });
  expect(found.map(({ name, title }) => [name, title])).toEqual([
    ['Kari Nordmann', 'Winter check'],
    ['Ida Nordmann', 'Winter check'],
    ['Kari Nordmann', 'Winter check'],
  ]);
  const [per] = (await find('Per Olsen')).leads;
  const leadIds = [...found.filter(({ name }) => name === 'Kari Nordmann').map(({ id }) => id), per!.id];
  // Somebody else's is not erased, even if it is named.
  expect(await visitor.ask.leads.erase({ id: kari!.id, leadIds })).toEqual({ erased: 2 });
  expect(await find('Nordmann')).toMatchObject({ matching: 1 });
  expect(await find('Per Olsen')).toMatchObject({ matching: 1 });

  const stranger = await house.visitor().join();
  await expect(stranger.ask.leads.listPersonsLeads({ id: per!.id })).rejects.toMatchObject({
    code: 'LEAD_NOT_FOUND',
  });
});

test('a form that no campaign uses has a list of its own, and its announcement leads there', async () => {
  const workspaceId = await visitor.workspaceId();
  const formId = '5100000000000777';
  const addedAt = new Date(house.ctx.now());
  await ensureForms(house.ctx.db, [
    { workspaceId, facebookFormId: formId, facebookPageId: plumberPage, addedAt },
  ]);
  const arrivals = await visitor.ask.leads.watch();
  const next = arrivals.next();
  await keep([{ name: 'Liv Moe', phone: '+4796000001' }], formId);
  expect((await next).value).toMatchObject({ facebookCampaignId: formId, count: 1, name: 'Liv Moe' });
  await arrivals.return(undefined);

  const list = await visitor.ask.leads.list({ facebookCampaignId: formId });
  expect(list).toMatchObject({ facebookCampaignId: formId, facebookFormId: formId, matching: 1 });
  expect(await visitor.ask.leads.summaries()).toContainEqual({
    facebookCampaignId: formId,
    title: 'Facebook',
    total: 1,
    unhandled: 1,
    lately: null,
  });
  const stranger = await house.visitor().join();
  await expect(stranger.ask.leads.list({ facebookCampaignId: formId })).rejects.toMatchObject({
    code: 'LEAD_CAMPAIGN_NOT_FOUND',
  });
});

import { campaigns } from '#server/features/campaigns/tables.ts';
import { letIn, textOf, within } from '#tests/assistants/assistant.ts';
import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { joinTeam } from '#tests/team.ts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { callerFor } from './caller.ts';

const house = await openTestHouse();
afterAll(() => house.close());

const said = 'has to be a currency in use, by its three letters in ISO 4217: NOK, EUR or USD, for example';

test('a program that names no currency there is, is told what one looks like, and nothing is kept', async () => {
  const kari = await house.visitor().join();
  const call = await callerFor(house, kari, 'write');
  for (const priceCurrency of ['QQQ', 'XXX', 'nok', 'kr'])
    expect(await call('POST', '/campaigns', { title: 'Odd', priceCurrency })).toMatchObject({
      status: 400,
      body: { message: `What was sent does not fit. priceCurrency: ${said}.` },
    });
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
  const made = await call('POST', '/campaigns', { title: 'Even', priceCurrency: 'SEK', currency: 'EUR' });
  expect(made).toMatchObject({ status: 201, body: { priceCurrency: 'SEK', currency: 'EUR' } });
});

test('what a lead brought, what a result is worth and what a member may spend are in a currency there is', async () => {
  const kari = await house.visitor().join();
  await joinTeam(house, kari, { role: 'advertiser' });
  const { personId } = (await kari.ask.members.list()).find(({ role }) => role === 'advertiser')!;
  await keepLeads(house, kari, [{}]);
  const [row] = (await kari.ask.leads.inbox()).leads;
  const { id } = row!.lead;
  const inMoney = (currency: string) => [
    kari.ask.leads.update({ id, won: { valueMinor: 100_00, currency } }),
    kari.ask.liveCampaigns.setResultValue({ objective: 'leads', valueMinor: 100_00, currency }),
    kari.ask.members.update({ personId, role: 'advertiser', ceiling: { dailyMinor: 100_00, currency } }),
  ];
  const refused = { code: 'BAD_REQUEST', message: expect.stringContaining(`currency: ${said}.`) };
  expect(await Promise.allSettled(inMoney('ABC'))).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: refused })),
  );
  expect(await Promise.all(inMoney('DKK'))).toMatchObject([
    { won: { currency: 'DKK' } },
    [{ currency: 'DKK' }],
    { ceiling: { currency: 'DKK' } },
  ]);
});

test('an assistant is told as well', async () => {
  const kari = await house.visitor().join();
  const claude = await letIn(within(house), kari);
  const answer = await claude.call('create_draft', { title: 'Odd', priceCurrency: 'ABC' });
  expect(answer.isError).toBe(true);
  expect(textOf(answer)).toContain(`priceCurrency: ${said}.`);
});

test('a draft that is kept in what is taken no more can be read, and put right', async () => {
  const kari = await house.visitor().join();
  const { id, version } = await kari.ask.campaigns.create({ title: 'Of before' });
  await house.ctx.db.update(campaigns).set({ priceCurrency: 'QQQ' }).where(eq(campaigns.id, id));
  expect(await kari.ask.campaigns.get({ id })).toMatchObject({ priceCurrency: 'QQQ' });
  const changes = { priceCurrency: 'NOK' };
  expect(await kari.ask.campaigns.update({ id, version, changes })).toMatchObject(changes);
});

import type { LeadArrival } from '#contract/leads/lead.ts';
import { collectGarbage } from '#tests/collect-garbage.ts';
import { openTestHouse } from '#tests/house.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

/** A page that listens. `until` resolves with what it was told, once that is so many leads. */
async function listen(visitor: Visitor) {
  const hangUp = new AbortController();
  const stream = await visitor.ask.leads.watch(undefined, { signal: hangUp.signal });
  const told: LeadArrival[] = [];
  let look = () => undefined as void;
  const listening = (async () => {
    for await (const arrival of stream) {
      if ('count' in arrival) told.push(arrival);
      look();
    }
  })().catch(() => undefined);
  const count = () => told.reduce((sum, arrival) => sum + arrival.count, 0);
  return {
    told,
    count,
    until: (wanted: number) =>
      new Promise<LeadArrival[]>((resolve) => {
        look = () => void (count() >= wanted && resolve(told));
        look();
      }),
    async leave() {
      hangUp.abort();
      await listening;
    },
  };
}

test('an open page is told of new leads, how many and who, and not of older ones', async () => {
  const kari = await house.visitor().join();
  await keepLeads(house, kari, [{ name: 'Long ago' }]);
  const page = await listen(kari);
  await keepLeads(house, kari, [{ name: 'Åse Bø' }]);
  expect(await page.until(1)).toEqual([
    { facebookCampaignId: quoteForm, title: 'Facebook', count: 1, name: 'Åse Bø', isEarlier: false },
  ]);
  await keepLeads(house, kari, [
    { name: 'Per', facebookCampaignId: '120210000000000001' },
    { name: 'Ida', facebookCampaignId: '120210000000000001' },
  ]);
  expect((await page.until(3)).at(-1)).toMatchObject({
    facebookCampaignId: '120210000000000001',
    count: 2,
  });
  await page.leave();
});

test('leads that come one upon the other are each counted once, on every page', async () => {
  const kari = await house.visitor().join();
  const pages = await Promise.all([listen(kari), listen(kari)]);
  for (let round = 0; round < 15; round += 1) await keepLeads(house, kari, [{}, {}]);
  for (const page of pages) {
    await page.until(30);
    expect(page.count()).toBe(30);
    await page.leave();
  }
});

test('a page that leaves is let go, also after memory was tidied', async () => {
  const kari = await house.visitor().join();
  const page = await listen(kari);
  await keepLeads(house, kari, [{}]);
  await page.until(1);
  for (let round = 0; round < 5; round += 1) {
    await new Promise(setImmediate);
    collectGarbage();
  }
  await page.leave();
  await keepLeads(house, kari, [{}]);
  expect(page.count()).toBe(1);
});

test('neighbours hear nothing', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  const page = await listen(ola);
  await keepLeads(house, kari, [{ name: 'Kari’s' }]);
  await keepLeads(house, ola, [{ name: 'Ola’s' }]);
  expect((await page.until(1)).map(({ name }) => name)).toEqual(['Ola’s']);
  await page.leave();
});

test('an open page is told that something became of a lead', async () => {
  const kari = await house.visitor().join();
  await keepLeads(house, kari, [{ name: 'Ola Hansen' }]);
  const { leads } = await kari.ask.leads.inbox();
  const stream = await kari.ask.leads.watch();
  const next = stream.next();
  await kari.ask.leads.update({ id: leads[0]!.lead.id, status: 'contacted' });
  expect((await next).value).toEqual({ changed: true });
  await stream.return(undefined);
});

test('a page that signs out hears no more', async () => {
  const kari = await house.visitor().join();
  const stream = await kari.ask.leads.watch();
  const [heard] = await Promise.allSettled([stream.next(), kari.post('/api/auth/sign-out', {})]);
  expect(heard).toMatchObject({ status: 'rejected', reason: { code: 'NOT_SIGNED_IN' } });
});

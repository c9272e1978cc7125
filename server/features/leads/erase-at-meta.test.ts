import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, quoteForm } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
const { practice } = house;
afterAll(() => house.close());

const { visitor: kari, facebookCampaignId } = await openLeadCampaign(house);
const { adAccounts } = (await kari.ask.connections.get())!;
await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
await kari.ask.liveCampaigns.sync({ type: 'manual' });
await house.runJobs();

async function erasedAtMeta(): Promise<object[]> {
  const { meta } = await practice.call<{ meta: { erasedpersons?: object[] } }>('GET', 'state');
  return meta.erasedpersons ?? [];
}

async function eraseOne(visitor: Visitor): Promise<void> {
  await keepLeads(house, visitor, [{}]);
  const { leads } = await visitor.ask.leads.inbox({ limit: 1 });
  await visitor.ask.leads.erase({ id: leads[0]!.lead.id });
}

test('where no audience was made, Meta is sent nothing of whoever is erased', async () => {
  await eraseOne(kari);
  await house.runJobs();
  expect(await erasedAtMeta()).toEqual([]);
});

test('whoever is erased is taken out of the audiences, hashed, also where Meta was away at first', async () => {
  await kari.ask.formAudiences.make({ facebookCampaignId, facebookFormId: quoteForm, formName: 'Quote' });
  await house.runJobs();
  const trouble = { kind: 'error', status: 503, code: 2 };
  await practice.call('POST', 'troubles', { service: 'meta', path: 'usersofanyaudience', times: 1, trouble });
  await eraseOne(kari);
  await house.runJobs();
  expect(await erasedAtMeta()).toEqual([]);
  const waiting = (await house.ctx.db.execute(
    sql`select data::text as text from jobs.job where name = 'erase-from-audiences'`,
  )) as unknown as { rows: object[] };
  expect(waiting.rows).toHaveLength(1);
  expect(JSON.stringify(waiting.rows)).not.toMatch(/ola@example|91234567|8e691d17/);
  await house.retryJobs();
  expect(await erasedAtMeta()).toMatchObject([
    {
      EMAIL: expect.stringMatching(/^[\da-f]{64}$/),
      PHONE: '8e691d17cd72d7f630c95c400ce73b503202c6d5102af569c3a8546e7f72f21c',
    },
  ]);
});

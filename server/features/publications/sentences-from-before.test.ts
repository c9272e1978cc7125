import { readFile } from 'node:fs/promises';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();
const migration = new URL('../../migrations/0027_publication_problems_as_codes.sql', import.meta.url);

test.each([
  [
    'one language',
    { title: 'No budget', reason: 'Too low.', nextStep: 'Raise it.', field: 'dailyBudgetMinor' },
  ],
  [
    'two languages',
    {
      en: { title: 'No budget', cause: '', reason: 'Too low.', field: 'dailyBudgetMinor', moneyAtRisk: true },
      nb: { title: 'Ikke noe budsjett', cause: '', reason: 'For lavt.', field: 'dailyBudgetMinor' },
    },
  ],
])('a problem that was kept as sentences in %s is still told', async (_how, kept) => {
  const campaign = await prepareCampaign(kari, {});
  const { id } = await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
  await house.runJobs();
  await house.ctx.db.execute(
    sql`update publications set status = 'refused', problem = ${JSON.stringify(kept)}::jsonb where id = ${id}`,
  );
  await house.ctx.db.execute(sql.raw(await readFile(migration, 'utf8')));
  const { problem } = (await latest(campaign.id))!;
  expect(problem).toMatchObject({
    code: 'unknown',
    title: 'No budget',
    reason: 'Too low.',
    field: 'dailyBudgetMinor',
    moneyAtRisk: 'en' in kept,
    ad: null,
    reference: null,
  });
});

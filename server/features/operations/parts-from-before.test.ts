import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from '#tests/steering/steerer.ts';

const { house, kari, newCampaign, held, meanwhile } = await openSteerer();
afterAll(() => house.close());
const { liveCampaigns } = kari.ask;
const { db } = house.ctx;
// Brakes had not been thought of then.
const isChange = sql`details ->> 'kind' not in ('publication', 'brakes')`;
const migration = new URL('../../migrations/0037_operations.sql', import.meta.url);

test('what changes from before work on is found out as new ones say it', async () => {
  const { id: campaignId, facebookCampaignId } = await newCampaign();
  const facebookAdSetId = (await held(facebookCampaignId)).adSet.id;
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  await meanwhile(
    liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'ad-set', ids: [facebookAdSetId] }),
  );
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 16_000 }));
  await liveCampaigns.remove({ campaignId });

  const read = () => db.execute(sql`select id, subject, parts from operations where ${isChange} order by id`);
  const before = await read();
  expect(before).toHaveProperty('rows.length', 4);
  await db.execute(sql`update operations set subject = '', parts = '{}' where ${isChange}`);
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements.filter((each) => /^\s*UPDATE/.test(each)))
    await db.execute(sql.raw(statement));
  expect(await read()).toMatchObject({ rows: (before as unknown as { rows: object[] }).rows });
});

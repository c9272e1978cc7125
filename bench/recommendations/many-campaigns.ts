import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import makeTemplate from '#tests/database-template.ts';

const campaigns = 1_000;
const adsPerCampaign = 5;
const times = 15;

export interface ManyCampaignsRow {
  on: string;
  /** From the question to its answer, the quickest of some: what else the machine does is not ours. All is read anew each time. */
  ms: number;
  firstMs: number;
  /** How many were asked of Meta meanwhile. */
  requests: number;
}

/** How long it takes to say what to do next in an ad account of 1,000 campaigns of five ads, their days read too. */
export async function benchManyCampaigns(postgresUrl?: string): Promise<ManyCampaignsRow[]> {
  await makeTemplate();
  const rows = [await tell('embedded')];
  if (postgresUrl) {
    process.env['TEST_DATABASE_URL'] = postgresUrl;
    rows.push(await tell('PostgreSQL'));
    delete process.env['TEST_DATABASE_URL'];
  }
  return rows;
}

async function tell(on: string): Promise<ManyCampaignsRow> {
  const house = await openTestHouse();
  const { practice } = house;
  await practice.turn({ rate_limits: 'off', insights_refresh_minutes: 60 });
  await practice.fill({ campaigns, adsPerCampaign });
  const syncing = openSyncing(house);
  const { ask } = await syncing.member();
  // Of so many ads, the days are read by the second one.
  await syncing.synced(ask);
  await syncing.synced(ask);
  const asked = (await practice.requests()).length;
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await ask.recommendations.list();
    took.push(performance.now() - startedAt);
  }
  const requests = (await practice.requests()).length - asked;
  await house.close();
  return { on, ms: Math.min(...took), firstMs: took[0]!, requests };
}

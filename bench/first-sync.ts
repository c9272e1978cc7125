import { clearGround, makeGround, startProduct, startSandbox } from '#tests/journeys/run-product.ts';
import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { visitProduct } from './visit-product.ts';
import type { Limit } from './limits.ts';

const campaigns = 1_000;
const adsPerCampaign = 5;
const latencyMs = 50;
const pageSize = 500;
const nokAccount = 'act_2100000000000001';

interface FirstSyncRow {
  on: string;
  ms: number;
  /** Until the campaigns and what they have spent are on the screen; the rest is read meanwhile. */
  shownMs: number;
  /** The pages of the longest listing, one after the other. */
  timesTheLimit: number;
}

/** Tells what the first sync of a large account takes, and answers it beside its limits. */
export async function tellFirstSync(postgresUrl?: string): Promise<Limit[]> {
  const rows = await benchFirstSync(postgresUrl);
  console.log(
    '\nThe same first sync of 1,000 campaigns by the built product, the sandbox in a process of its own\n',
  );
  console.table(
    rows.map(({ on, ms, shownMs, timesTheLimit }) => ({
      on,
      ms: Math.round(ms),
      'figures on the screen, ms': Math.round(shownMs),
      'times the limit': Number(timesTheLimit.toFixed(1)),
    })),
  );
  return rows.flatMap(({ on, shownMs, timesTheLimit }) => [
    {
      what: `first sync of 1,000 campaigns, ${on}, figures on the screen, ms`,
      measured: shownMs,
      toReach: 1000,
      reached: on === 'PostgreSQL' ? 1250 : 1600,
    },
    {
      what: `first sync of 1,000 campaigns, ${on}, times the limit`,
      measured: timesTheLimit,
      toReach: 3,
      reached: on === 'PostgreSQL' ? 9.5 : 8.2,
    },
  ]);
}

/**
 * The first sync of a large account by the product as it is built, with the sandbox in a process of its own: what is
 * measured is ours, and the database's where it is embedded. Until somebody who waits for it is told.
 */
async function benchFirstSync(postgresUrl?: string): Promise<FirstSyncRow[]> {
  const rows = [await firstSync('embedded', {})];
  if (!postgresUrl) return rows;
  await using database = await makePostgresDatabase(postgresUrl);
  return [...rows, await firstSync('PostgreSQL', { DATABASE_URL: database.url })];
}

async function firstSync(on: string, settings: Record<string, string>): Promise<FirstSyncRow> {
  const ground = await makeGround();
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const { practice, open } = visitProduct(ground);
  const sandbox = await startSandbox(ground);
  const product = await startProduct(ground, { ...settings, SANDBOX_URL: sandboxUrl });
  async function sync(): Promise<{ ms: number; shownMs: number }> {
    const { ask, connect } = await open().join();
    await connect();
    await ask.connections.select({ adAccountId: nokAccount, pageId: null });
    const startedAt = performance.now();
    await ask.liveCampaigns.sync({ type: 'auto' });
    const hangUp = new AbortController();
    let shownMs = Number.NaN;
    for await (const { state, problem } of await ask.liveCampaigns.watchSync(undefined, hangUp)) {
      if (state === 'failed') throw new Error(problem?.text ?? state);
      // As the page does: it reads them anew at each ring.
      if (Number.isNaN(shownMs) && (await ask.liveCampaigns.overview()).totals.totalSpendMinor > 0)
        shownMs = performance.now() - startedAt;
      if (state === 'synced') break;
    }
    hangUp.abort();
    return { ms: performance.now() - startedAt, shownMs };
  }
  try {
    await practice.turn({ rate_limits: 'off', insights_refresh_minutes: 60 });
    await practice.fill({ campaigns, adsPerCampaign });
    // Once, so that nobody pays for what is done the first time.
    await sync();
    await practice.latency(latencyMs);
    const took = await sync();
    const limitMs = Math.ceil((campaigns * adsPerCampaign) / pageSize) * latencyMs;
    return { on, ...took, timesTheLimit: took.ms / limitMs };
  } finally {
    await product.stop();
    await sandbox.stop();
    await clearGround(ground);
  }
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { syncLiveCampaigns } from '#server/features/live-campaigns/sync/sync-live-campaigns.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import makeTemplate from '#tests/database-template.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { askForEach, openComparison } from './watch.ts';
import { readOneByOne, readSideBySide } from './sync-reads.ts';
import type { Limit } from './limits.ts';

const nokAccount = 'act_2100000000000001';
const latencyMs = 50;
const adsPerCampaign = 5;
const pageSize = 500;
// Node tells how much is held only once what is not has been cleared away.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const tables = [
  'live_campaigns',
  'live_ad_sets',
  'live_ads',
  'daily_figures',
  'daily_ad_figures',
  'snapshots',
  'drifts',
];

/** Tells what syncing 100 and 1,000 campaigns takes, beside the limit and beside one call a campaign. */
export async function tellSync(): Promise<Limit[]> {
  for (const campaigns of [100, 1_000]) {
    const { limitMs, rows, rewritten, grownMb } = await benchSync(campaigns);
    console.log(
      `\nSyncing ${campaigns} campaigns of 5 ads at 50 ms a request (limit: ${limitMs} ms, the longest listing; rows written by the second sync: ${rewritten}; MB more after five others: ${grownMb.toFixed(1)})\n`,
    );
    console.table(
      rows.map(({ name, ms, requests }) => ({
        way: name,
        requests,
        ms: Math.round(ms),
        'times the limit': Number((ms / limitMs).toFixed(2)),
      })),
    );
  }
  return [];
}

interface SyncBench {
  /** The pages of the longest listing, one after the other. */
  limitMs: number;
  rows: { name: string; ms: number; requests: number }[];
  /** Rows that were written by a sync that found nothing new. */
  rewritten: number;
  /** How much more the process held after five more syncs. */
  grownMb: number;
}

/** Syncs a large account through the product, database and queue included, beside the limit and beside one call a campaign. */
async function benchSync(campaigns: number): Promise<SyncBench> {
  await makeTemplate();
  const world = await openTestHouse();
  const { ctx, practice } = world;
  // So that figures do not move, and are not worked out anew, while we measure.
  await practice.turn({ rate_limits: 'off', insights_refresh_minutes: 60 });
  await practice.fill({ campaigns, adsPerCampaign });

  async function joinAndConnect() {
    const visitor = await world.visitor().join();
    await visitor.connect();
    const pageId = (await visitor.ask.connections.get())?.pages[0]?.id ?? null;
    await visitor.ask.connections.select({ adAccountId: nokAccount, pageId });
    return visitor;
  }
  async function timed(name: string, run: () => Promise<unknown>) {
    const before = (await practice.requests()).at(-1)?.seq ?? 0;
    const startedAt = performance.now();
    await run();
    const ms = performance.now() - startedAt;
    const requests = (await practice.requests(before)).filter(({ service }) => service === 'meta').length;
    return { name, ms, requests };
  }
  async function sync({ ask }: Awaited<ReturnType<typeof joinAndConnect>>): Promise<void> {
    await startSync(ctx, (await ask.workspaces.current()).id as WorkspaceId, 'auto');
    const hangUp = new AbortController();
    for await (const { state, problem } of await ask.liveCampaigns.watchSync(undefined, hangUp)) {
      if (state === 'failed') throw new Error(problem?.text ?? state);
      if (state === 'synced') break;
    }
    hangUp.abort();
  }

  await ctx.queue.work(syncLiveCampaigns.name, (errand) => syncLiveCampaigns.attempt(ctx, errand));
  // Everything once, so that nobody pays for what is done the first time.
  await sync(await joinAndConnect());
  await practice.latency(latencyMs);
  const kari = await joinAndConnect();
  const first = await timed('our first sync: 68 days', () => sync(kari));
  const ofAds = await timed('our second sync: 28 days of 5 ads a campaign', () => sync(kari));
  const workspaceId = await kari.workspaceId();
  const before = await rowVersions(workspaceId);
  const again = await timed('our next sync: nothing new', () => sync(kari));
  const after = await rowVersions(workspaceId);
  const heldBefore = heldMb();
  const more: number[] = [];
  for (let round = 0; round < 5; round += 1) more.push((await timed('', () => sync(kari))).ms);
  const grownMb = heldMb() - heldBefore;
  again.ms = more.toSorted((one, other) => one - other)[2] ?? again.ms;

  async function rowVersions(id: WorkspaceId): Promise<Set<string>> {
    const versions = new Set<string>();
    for (const table of tables) {
      const { rows } = (await ctx.db.execute(
        sql`select xmin::text || ctid::text as version from ${sql.identifier(table)} where workspace_id = ${id}`,
      )) as unknown as { rows: { version: string }[] };
      for (const { version } of rows) versions.add(`${table} ${version}`);
    }
    return versions;
  }

  const { accessToken } = await practice.tokens({ state: 'ok' });
  const outside = {
    settings: ctx.settings.meta,
    fetch: world.fetchOutside,
    account: { id: nokAccount, token: accessToken, currency: 'NOK' },
  };
  // Each takes as long as the one before: what is asked is mostly waited for.
  const most = Math.min(campaigns, 50);
  const compare = await openComparison(ctx, workspaceId);
  await compare();
  const watch = await timed('of it comparing all with what it was', compare);
  const asked = await timed('what it was by one read a campaign', () =>
    askForEach(ctx, { workspaceId, account: outside.account, most }),
  );
  const naive = await timed('one after the other, two calls a campaign', () => readOneByOne(outside, most));
  await practice.latency(0);
  const bare = await timed('the same pages, no latency, nothing stored', () => readSideBySide(outside));
  await world.close();
  const scale = campaigns / most;
  const scaled = (row: typeof naive) => ({ ...row, ms: row.ms * scale, requests: row.requests * scale });
  return {
    limitMs: Math.ceil((campaigns * adsPerCampaign) / pageSize) * latencyMs,
    rows: [first, ofAds, again, bare, scaled(naive), watch, scaled(asked)],
    rewritten: [...after].filter((version) => !before.has(version)).length,
    grownMb,
  };
}

/** What our own objects take; the sandbox and the embedded database keep theirs beside the heap. */
function heldMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

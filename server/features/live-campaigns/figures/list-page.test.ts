import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { LiveCampaignPage } from '#contract/live/live-campaign.ts';
import { callerFor, openCaller } from '#tests/api/caller.ts';
import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { liveCampaigns } from '../tables.ts';

const world = await openTestHouse();
const { ctx } = world;
const { member, chooseDollars, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

/** Ids as long as Meta's, of which a few are shorter than the others. */
const idOf = (place: number) => `${place % 7 === 0 ? '238' : '1202'}${String(place * 17).padStart(9, '0')}`;
const figures = (spendMinor: number) => ({
  '30d': { spendMinor, impressions: 100, reach: 90, clicks: 5, results: 1 },
});

/** Somebody whose ad account holds that many campaigns, without reading them from anywhere. */
async function ownerOf(count: number): Promise<Visitor> {
  const visitor = await member();
  const workspaceId = await workspaceOf(visitor);
  const at = new Date(ctx.now());
  const rows = Array.from({ length: count }, (_, place) => ({
    workspaceId,
    facebookCampaignId: idOf(place),
    adAccountId: nokAccount,
    name: `Spring bread ${place}`,
    status: place % 3 === 0 ? 'ACTIVE' : 'PAUSED',
    configuredStatus: 'PAUSED',
    currency: 'NOK',
    createdAt: at,
    lastSyncedAt: at,
    figures: figures(place),
  }));
  await ctx.db.insert(liveCampaigns).values(rows);
  return visitor;
}

function among(workspaceId: WorkspaceId, ids: string[]) {
  return and(eq(liveCampaigns.workspaceId, workspaceId), inArray(liveCampaigns.facebookCampaignId, ids));
}

type Call = ReturnType<typeof openCaller>;

async function readPage(call: Call, query: Record<string, string>): Promise<LiveCampaignPage> {
  const { status, body } = await call('GET', `/live-campaigns?${new URLSearchParams(query).toString()}`);
  expect([status, body['message']]).toEqual([200, undefined]);
  return LiveCampaignPage.parse(body);
}

test('1,200 campaigns come page by page, each once, though some change and some disappear meanwhile', async () => {
  const owner = await ownerOf(1200);
  const workspaceId = await workspaceOf(owner);
  const call = await callerFor(world, owner, 'read');
  const { campaigns: whole, totals, today, totalsBefore } = await owner.ask.liveCampaigns.overview();
  expect(whole).toHaveLength(1200);

  const first = await readPage(call, {});
  expect(first).toMatchObject({ totals, today, totalsBefore });
  const pages = [first];
  const sorted = whole.map(({ facebookCampaignId }) => facebookCampaignId).toSorted();
  const leaving = sorted[641]!;
  for (let next = first.next; next !== null;) {
    const [read] = pages.at(-1)!.campaigns;
    // One that was read, and one that was not, are the first of the table now, or the last.
    const moved = [read!.facebookCampaignId, sorted.at(-pages.length)!];
    await ctx.db
      .update(liveCampaigns)
      .set({ status: pages.length % 2 === 0 ? 'ACTIVE' : 'PAUSED', figures: figures(pages.length * 1e6) })
      .where(among(workspaceId, moved));
    if (pages.length === 6) {
      // The last of the page that was just read, where the next one begins; one of a page to come; one long read.
      const gone = [pages.at(-1)!.campaigns.at(-1)!.facebookCampaignId, leaving, sorted[3]!];
      await ctx.db
        .update(liveCampaigns)
        .set({ deletedHereAt: sql`now()` })
        .where(among(workspaceId, gone));
    }
    const page = await readPage(call, { cursor: next });
    expect(page).toMatchObject({ totals: null, today: null, totalsBefore: null });
    pages.push(page);
    ({ next } = page);
  }

  expect(pages.map(({ campaigns }) => campaigns.length)).toEqual([...Array<number>(11).fill(100), 99]);
  const told = pages.flatMap(({ campaigns }) =>
    campaigns.map(({ facebookCampaignId }) => facebookCampaignId),
  );
  expect(told).toEqual(sorted.filter((id) => id !== leaving));
});

test('a page tells of a campaign just what the overview tells of it, and the last page is the last', async () => {
  const owner = await ownerOf(6);
  const call = await callerFor(world, owner, 'read');
  const { campaigns } = await owner.ask.liveCampaigns.overview({ period: '7d' });
  const byId = campaigns.toSorted((one, other) =>
    one.facebookCampaignId < other.facebookCampaignId ? -1 : 1,
  );
  const first = await readPage(call, { period: '7d', limit: '3' });
  expect(first.campaigns).toEqual(byId.slice(0, 3));
  const second = await readPage(call, { period: '7d', limit: '3', cursor: first.next! });
  expect(second).toMatchObject({ campaigns: byId.slice(3), next: null });
});

test('a page is no longer than 500, and no shorter than one', async () => {
  const owner = await ownerOf(501);
  const call = await callerFor(world, owner, 'read');
  expect((await readPage(call, { limit: '500' })).campaigns).toHaveLength(500);
  for (const limit of ['0', '501', '-1', '1.5', 'all', '1e9']) {
    const { status, body } = await call('GET', `/live-campaigns?limit=${limit}`);
    expect({ limit, status, path: issuesOf(body)[0]?.path }).toEqual({ limit, status: 400, path: ['limit'] });
  }
});

function issuesOf(body: Record<string, unknown>): { path: string[] }[] {
  return (body['data'] as { issues?: { path: string[] }[] } | undefined)?.issues ?? [];
}

test('a cursor of no list, or of another ad account, is refused in words, in the language of the reader', async () => {
  const owner = await ownerOf(2);
  const call = await callerFor(world, owner, 'read');
  const { next } = await readPage(call, { limit: '1' });
  const bad = ['', 'nonsense', '%', Buffer.from(`${nokAccount} \0`).toString('base64url'), `${next!}AAAA`];
  const inEnglish = 'This cursor does not belong to this list. Begin again without one.';
  for (const cursor of bad) {
    const answer = await call('GET', `/live-campaigns?cursor=${encodeURIComponent(cursor)}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'CURSOR_UNKNOWN', message: inEnglish } });
  }

  await owner.ask.people.update({ language: 'nb' });
  await chooseDollars(owner.ask);
  expect(await call('GET', `/live-campaigns?cursor=${next!}`)).toMatchObject({
    status: 400,
    body: {
      code: 'CURSOR_UNKNOWN',
      message: 'Denne cursor-verdien hører ikke til denne listen. Begynn på nytt uten den.',
    },
  });
});

test('with a key, nobody reads all campaigns in one answer', async () => {
  const owner = await ownerOf(1);
  const call = await callerFor(world, owner, 'write');
  for (const path of ['/live-campaigns/overview', '/live-campaigns/news?stamp=none'])
    expect(await call('GET', path)).toMatchObject({ status: 403, body: { code: 'NOT_WITH_A_KEY' } });
});

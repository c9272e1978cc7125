import type { Objective } from '#contract/campaigns.ts';
import type { Account } from '#server/gateways/meta/tree.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { setAdFigures, setCampaignFigures, storeDailyFigures } from './figures-queries.ts';
import { markAdsGone, markCampaignsGone, storeAds, storeCampaigns } from './listing-queries.ts';
import { budgetPlaceOf, countsOf, dailyBudgetOf, lastDays, noFigures, type Counted } from './rules.ts';

/** What one reading of an ad account needs to know. */
export interface Reading {
  workspaceId: WorkspaceId;
  account: Account;
  timezone: string;
  at: Date;
  signal: AbortSignal;
}

type Objectives = Map<string, Objective | null>;

/**
 * Reads an ad account with account-level calls only, the kinds side by side, and stores what came.
 * A kind that fails keeps its old data; once all have ended, the first failure is thrown. Answers how many campaigns there are.
 */
export async function readAccount(house: House, reading: Reading): Promise<number> {
  const campaigns = readCampaigns(house, reading);
  const ended = await Promise.allSettled([
    campaigns,
    readCampaignFigures(house, reading, campaigns),
    readDailyFigures(house, reading, campaigns),
    readAds(house, reading, campaigns),
  ]);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return (await campaigns).size;
}

/** Budgets may be on the campaign or on its ad sets, so both listings are read before either is stored. */
async function readCampaigns({ db, meta }: House, reading: Reading): Promise<Objectives> {
  const { workspaceId, account, at, signal } = reading;
  const [campaigns, adSets] = await Promise.all([
    collect(meta.listCampaigns(account), signal),
    collect(meta.listAdSets(account), signal),
  ]);
  const adSetsOf = Map.groupBy(adSets, ({ campaignId }) => campaignId);
  const rows = campaigns.map((campaign) => ({
    facebookCampaignId: campaign.id,
    adAccountId: account.id,
    name: campaign.name,
    objective: campaign.objective ?? null,
    status: campaign.effectiveStatus,
    configuredStatus: campaign.status,
    currency: account.currency,
    createdAt: campaign.createdAt,
    dailyBudgetMinor: dailyBudgetOf(campaign, adSetsOf.get(campaign.id) ?? []),
    budgetPlace: budgetPlaceOf(campaign, adSetsOf.get(campaign.id) ?? []),
  }));
  for (const page of pagesOf(rows)) await storeCampaigns(db, workspaceId, { at, rows: page });
  const objectives: Objectives = new Map(rows.map((row) => [row.facebookCampaignId, row.objective]));
  await markCampaignsGone(db, workspaceId, { adAccountId: account.id, at, listed: objectives.keys() });
  return objectives;
}

async function readCampaignFigures({ db, meta }: House, reading: Reading, campaigns: Promise<Objectives>) {
  const { workspaceId, account, at, signal } = reading;
  const objectives = await campaigns;
  const days = daysAtMeta(meta, reading);
  const delivered = await collect(meta.listInsights(account, { level: 'campaign', ...days }), signal);
  const counted = new Map(
    delivered.map((row) => [row.campaignId, countsOf(row, objectives.get(row.campaignId) ?? null)]),
  );
  for (const rows of pagesOf(withFigures(objectives.keys(), counted))) {
    await setCampaignFigures(db, workspaceId, { at, rows });
  }
}

async function readDailyFigures({ db, meta }: House, reading: Reading, campaigns: Promise<Objectives>) {
  const { workspaceId, account, signal } = reading;
  const objectives = await campaigns;
  const days = daysAtMeta(meta, reading);
  for await (const page of meta.listInsights(account, { level: 'campaign', daily: true, ...days })) {
    signal.throwIfAborted();
    const rows = page.map((row) => ({
      facebookCampaignId: row.campaignId,
      day: row.since,
      ...countsOf(row, objectives.get(row.campaignId) ?? null),
    }));
    await storeDailyFigures(db, workspaceId, rows);
  }
}

async function readAds(house: House, reading: Reading, campaigns: Promise<Objectives>) {
  const { workspaceId, account, at, signal } = reading;
  const [objectives, ids] = await Promise.all([campaigns, readAdListing(house, reading)]);
  const days = daysAtMeta(house.meta, reading);
  const delivered = await collect(house.meta.listInsights(account, { level: 'ad', ...days }), signal);
  await markAdsGone(house.db, workspaceId, { adAccountId: account.id, at, listed: ids });
  const counted = new Map(
    delivered.map((row) => [row.adId ?? '', countsOf(row, objectives.get(row.campaignId) ?? null)]),
  );
  for (const rows of pagesOf(withFigures(ids, counted)))
    await setAdFigures(house.db, workspaceId, { at, rows });
}

/** The days Meta counts by its own clock and the account's calendar. Asked for once Meta has answered something. */
function daysAtMeta(meta: House['meta'], { timezone }: Reading) {
  return lastDays(meta.now(), timezone);
}

async function readAdListing(
  { db, meta }: House,
  { workspaceId, account, at, signal }: Reading,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const ads of meta.listAds(account)) {
    signal.throwIfAborted();
    await storeAds(db, workspaceId, { at, ads });
    ids.push(...ads.map(({ id }) => id));
  }
  return ids;
}

/** What was not shown in these days is not reported at all: it gets zeros, or yesterday's figures would stay for ever. */
function withFigures(ids: Iterable<string>, counted: Map<string, Counted>): (Counted & { id: string })[] {
  return Array.from(ids, (id) => ({ id, ...(counted.get(id) ?? noFigures) }));
}

async function collect<Item>(pages: AsyncIterable<Item[]>, signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) {
    signal.throwIfAborted();
    items.push(...page);
  }
  return items;
}

function* pagesOf<Item>(items: Item[], size = 500): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

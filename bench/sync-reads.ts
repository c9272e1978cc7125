import { openGraph } from '#server/gateways/meta/graph/graph.ts';
import { openMeta } from '#server/gateways/meta/meta.ts';
import { pagesOf } from '#server/gateways/meta/graph/pages.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { Settings } from '#server/platform/settings.ts';
import { z } from 'zod';

interface Outside {
  settings: Settings['meta'];
  fetch: (request: Request) => Promise<Response>;
  account: Account;
}

/** Reads as many programs do: the campaigns, then for each of them its figures, then its ads. */
export async function readOneByOne({ settings, fetch, account }: Outside, most: number): Promise<void> {
  const graph = openGraph({ ...settings, version: 'v26.0', fetch });
  const { id, token } = account;
  const Thing = z.looseObject({ id: z.string() });
  const list = (path: string, fields: string) =>
    allOf(pagesOf(graph, { path, params: { fields }, token, adAccountId: id, pageSize: 500 }, Thing));
  const campaigns = await list(`${id}/campaigns`, 'id,name,status,effective_status');
  for (const campaign of campaigns.slice(0, most)) {
    const figures = { path: `${campaign.id}/insights`, params: { fields: 'spend,impressions' }, token };
    await allOf(pagesOf(graph, { ...figures, pageSize: 500 }, z.looseObject({})));
    await list(`${campaign.id}/ads`, 'id,name,status,effective_status');
  }
}

/** The listings and the figures of six periods by our gateway, nothing done with them. */
export async function readSideBySide({ settings, fetch, account }: Outside): Promise<void> {
  const meta = openMeta({ ...settings, fetch });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const full = [1, 7, 14, 30].map((count) => ({ since: day(count), until: day(1) }));
  const ranges = [{ since: day(0), until: day(0) }, ...full, { since: day(20), until: day(0) }];
  const last = { since: day(2), until: day(0) };
  await Promise.all(
    [
      meta.listCampaigns(account),
      meta.listAdSets(account),
      meta.listAds(account),
      meta.listInsights(account, { level: 'campaign', ranges }),
      meta.listInsights(account, { level: 'ad', ranges }),
      meta.listInsights(account, { level: 'campaign', daily: true, ...last }),
    ].map((pages: AsyncIterable<unknown[]>) => allOf(pages)),
  );
}

async function allOf<Item>(pages: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

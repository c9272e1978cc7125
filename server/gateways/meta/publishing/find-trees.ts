import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';
import { Moment } from '../graph/moments.ts';
import { listAll, pagesOf } from '../graph/pages.ts';
import type { Account, FoundTree } from './tree.ts';

/** Their clock and ours may differ, and the filter is only there to keep the listing short. */
const clockSlackMs = 12 * 60_000;

/** An object whose answer was lost may show in Meta's lists only after this long (reference, section 13). */
export const settlesWithinMs = 60_000;

export const Labels = z.array(z.object({ name: z.string().optional() })).default([]);
const Labelled = z.object({ id: z.string(), name: z.string().default(''), adlabels: Labels });
const LabelledCampaign = Labelled.extend({ created_time: Moment });
const LabelledAd = Labelled.extend({
  adset_id: z.string(),
  creative: z.object({ id: z.string() }).optional(),
});

interface Search {
  marker: string;
  since: Date;
}

export async function findTrees(
  graph: Graph,
  account: Account,
  { marker, since }: Search,
): Promise<FoundTree[]> {
  const { token, id: adAccountId } = account;
  const createdAfter = Math.floor((since.getTime() - clockSlackMs) / 1000);
  const params = {
    fields: 'id,name,created_time,adlabels{id,name}',
    filtering: [{ field: 'created_time', operator: 'GREATER_THAN', value: createdAfter }],
  };
  const call = { path: `${adAccountId}/campaigns`, params, token, adAccountId, pageSize: 100 };
  const found = [];
  for await (const page of pagesOf(graph, call, LabelledCampaign))
    found.push(...page.filter(carries(marker)));
  found.sort((one, other) => one.created_time.getTime() - other.created_time.getTime());
  return Promise.all(found.map(({ id }) => findBranches(graph, account, { campaignId: id, marker })));
}

interface Trunk {
  campaignId: string;
  marker: string;
}

async function findBranches(
  graph: Graph,
  account: Account,
  { campaignId, marker }: Trunk,
): Promise<FoundTree> {
  const { token, id: adAccountId } = account;
  const adSetCall = {
    path: `${campaignId}/adsets`,
    params: { fields: 'id,name,adlabels{id,name}' },
    token,
    adAccountId,
  };
  const adParams = { fields: 'id,name,adset_id,creative{id},adlabels{id,name}' };
  const adCall = { path: `${campaignId}/ads`, params: adParams, token, adAccountId };
  const [adSets, ads] = await Promise.all([
    listAll(graph, adSetCall, Labelled),
    listAll(graph, adCall, LabelledAd),
  ]);
  return {
    campaignId,
    adSets: adSets.filter(carries(marker)).map(({ id, name }) => ({ id, name })),
    ads: ads.filter(carries(marker)).map(({ id, name, adset_id, creative }) => ({
      id,
      name,
      adSetId: adset_id,
      creativeId: creative?.id ?? null,
    })),
  };
}

/** A label is the marker itself, or the marker and which try it was. */
export function carries(marker: string): (thing: z.infer<typeof Labelled>) => boolean {
  return ({ adlabels }) =>
    adlabels.some(({ name }) => name === marker || name?.startsWith(`${marker}~`) === true);
}

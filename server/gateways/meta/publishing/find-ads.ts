import { z } from 'zod';
import { carries, Labels } from './find-trees.ts';
import type { Graph } from '../graph/graph.ts';
import { isAboutGone } from '../graph/is-gone.ts';
import { Moment } from '../graph/moments.ts';
import { listAll } from '../graph/pages.ts';
import type { Account, FoundTree } from './tree.ts';

const LabelledAd = z.object({
  id: z.string(),
  name: z.string().default(''),
  adlabels: Labels,
  created_time: Moment,
  creative: z.object({ id: z.string() }).optional(),
});

/** The ads of an ad set that carry a marker, as far as Meta's lists show them. */
export async function findAds(
  graph: Graph,
  { id: adAccountId, token }: Account,
  { adSetId, marker }: { adSetId: string; marker: string },
): Promise<FoundTree['ads']> {
  const params = { fields: 'id,name,created_time,creative{id},adlabels{id,name}' };
  const call = { path: `${adSetId}/ads`, params, token, adAccountId };
  const ads = await listAll(graph, call, LabelledAd).catch(noneWhereGone);
  return ads
    .filter(carries(marker))
    .toSorted((one, other) => one.created_time.getTime() - other.created_time.getTime())
    .map(({ id, name, creative }) => ({ id, name, adSetId, creativeId: creative?.id ?? null }));
}

/** An ad set that was deleted holds nothing. */
function noneWhereGone(error: unknown): [] {
  if (isAboutGone(error)) return [];
  throw error;
}

import { Creative, creativeFields, toCreative } from './creative.ts';
import { creativeParams } from './creative-params.ts';
import type { Graph, Params } from '../graph/graph.ts';
import { pagesOf } from '../graph/pages.ts';
import type { Account, Destination, PlannedAd } from './tree.ts';

/** Some ad accounts refuse a creative that is there already, where others answer its id. */
export const existsAlready = 3858798;

/** A hundred each: a creative that Meta finds to be there already was made lately, or is one of many thousands. */
const mostPages = 30;

/** The creatives of the ad account that are what these ads would be, by the ads' places in the plan. */
export function findCreatives(
  graph: Graph,
  account: Account,
  { plan, positions }: { plan: Destination & { ads: PlannedAd[] }; positions: number[] },
): Promise<Map<number, string>> {
  const wanted = positions.map((position): [number, Params] => [
    position,
    creativeParams(plan, plan.ads[position]!),
  ]);
  return findLike(graph, account, new Map(wanted));
}

/** A creative of the ad account that is what these params would make. */
export async function findCreativeLike(
  graph: Graph,
  account: Account,
  params: Params,
): Promise<string | undefined> {
  return (await findLike(graph, account, new Map([[0, params]]))).get(0);
}

async function findLike(
  graph: Graph,
  account: Account,
  sought: Map<number, Params>,
): Promise<Map<number, string>> {
  const { token, id: adAccountId } = account;
  const params = { fields: creativeFields };
  const call = { path: `${adAccountId}/adcreatives`, params, token, adAccountId, pageSize: 100 };
  const wanted = [...sought].map(([key, like]): [number, string] => [key, contentOf({ id: '', ...like })]);
  const found = new Map<number, string>();
  let pages = 0;
  for await (const page of pagesOf(graph, call, Creative)) {
    for (const creative of page)
      for (const [key, content] of wanted)
        if (!found.has(key) && contentOf(creative) === content) found.set(key, creative.id);
    pages += 1;
    if (found.size === wanted.length || pages === mostPages) break;
  }
  return found;
}

/** Everything that makes an ad what it is; Meta adds a still of its own to a video. */
function contentOf(reply: object): string {
  const { creativeId: _id, imageHash, ...content } = toCreative(Creative.parse(reply));
  return JSON.stringify({ ...content, imageHash: content.videoId ? null : imageHash });
}

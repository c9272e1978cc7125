import { Creative, toCreative } from './creative.ts';
import { creativeParams } from './creative-params.ts';
import type { Graph } from './graph.ts';
import { pagesOf } from './pages.ts';
import type { Account, TreePlan } from './tree.ts';

/** A hundred each: a creative that Meta finds to be there already was made lately, or is one of many thousands. */
const mostPages = 30;

/** The creatives of the ad account that are what these ads would be, by the ads' places in the plan. */
export async function findCreatives(
  graph: Graph,
  account: Account,
  { plan, positions }: { plan: TreePlan; positions: number[] },
): Promise<Map<number, string>> {
  const { token, id: adAccountId } = account;
  const params = { fields: 'id,object_story_spec,degrees_of_freedom_spec' };
  const call = { path: `${adAccountId}/adcreatives`, params, token, adAccountId, pageSize: 100 };
  const wanted = new Map(
    positions.map((position) => [
      position,
      contentOf({ id: '', ...creativeParams(plan, plan.ads[position]!) }),
    ]),
  );
  const found = new Map<number, string>();
  let pages = 0;
  for await (const page of pagesOf(graph, call, Creative)) {
    for (const creative of page)
      for (const [position, content] of wanted)
        if (!found.has(position) && contentOf(creative) === content) found.set(position, creative.id);
    pages += 1;
    if (found.size === wanted.size || pages === mostPages) break;
  }
  return found;
}

/** Everything that makes an ad what it is; Meta adds a still of its own to a video. */
function contentOf(reply: object): string {
  const { creativeId: _id, imageHash, ...content } = toCreative(Creative.parse(reply));
  return JSON.stringify({ ...content, imageHash: content.videoId ? null : imageHash });
}

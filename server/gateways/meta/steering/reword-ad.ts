import { GatewayError } from '../../gateway-error.ts';
import type { HeldAd, Words } from './ad-changes.ts';
import { reworded } from './ad-words.ts';
import { type OperationResult, idOf, sendBatch } from '../graph/batch.ts';
import { existsAlready, findCreativeLike } from '../publishing/find-creatives.ts';
import type { Graph, Params } from '../graph/graph.ts';
import type { Account } from '../publishing/tree.ts';

interface Order {
  ad: HeldAd;
  words: Words;
  marker: string;
}

/** One trip: the new creative, and the ad that shows it. The creative before it is left, since other ads may show it. */
export async function rewordAd(graph: Graph, account: Account, { ad, words, marker }: Order): Promise<void> {
  const params = reworded(ad.creative, words);
  const making = {
    name: 'words',
    path: `${account.id}/adcreatives`,
    params: { ...params, adlabels: [{ name: marker }] },
  };
  const [made, put] = await sendBatch(graph, account, [making, showing(ad, idOf('words'))]);
  if (made?.kind === 'refused' && made.error.subcode === existsAlready)
    return showExisting(graph, account, { ad, params, refusal: made.error });
  mustBeDone(made);
  mustBeDone(put);
}

/** Some ad accounts refuse a creative that is there already, where others answer its id. */
async function showExisting(
  graph: Graph,
  account: Account,
  { ad, params, refusal }: { ad: HeldAd; params: Params; refusal: GatewayError },
): Promise<void> {
  const creativeId = await findCreativeLike(graph, account, params);
  if (!creativeId) throw refusal;
  const [put] = await sendBatch(graph, account, [showing(ad, creativeId)]);
  mustBeDone(put);
}

function showing(ad: HeldAd, creativeId: string) {
  return { name: 'show', path: ad.id, params: { creative: { creative_id: creativeId } } };
}

function mustBeDone(result: OperationResult | undefined): void {
  if (result?.kind === 'done') return;
  if (result?.kind === 'refused') throw result.error;
  const detail = 'Meta did not say whether the words were changed';
  throw new GatewayError({ service: 'Meta', failureKind: 'unknown-outcome', detail });
}

import { GatewayError } from '../../gateway-error.ts';
import type { AdsOrder } from '../steering/ad-changes.ts';
import { idOf } from '../graph/batch.ts';
import { creativeParams } from './creative-params.ts';
import { existsAlready, findCreatives } from './find-creatives.ts';
import type { Graph } from '../graph/graph.ts';
import { makeSome } from './make-tree.ts';
import type { TreeOperation } from './tree-operations.ts';
import { adParams } from './tree-params.ts';
import type { Account, TreeOutcome } from './tree.ts';

/** One trip; more where Meta has one of the creatives already, and insists that it be taken. */
export async function makeAds(graph: Graph, account: Account, order: AdsOrder): Promise<TreeOutcome> {
  const outcome: TreeOutcome = {
    creativeIds: order.ads.map((_, position) => order.made?.creativeIds[position] ?? null),
    adIds: order.ads.map((_, position) => order.made?.adIds[position] ?? null),
    unknown: false,
  };
  await makeMissing(graph, account, { order, outcome });
  if (outcome.refusal?.subcode !== existsAlready || outcome.unknown) return outcome;
  try {
    if (await takeOver(graph, account, { order, outcome })) {
      delete outcome.refusal;
      await makeMissing(graph, account, { order, outcome });
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    outcome.refusal = error;
  }
  return outcome;
}

interface Making {
  order: AdsOrder;
  outcome: TreeOutcome;
}

async function makeMissing(graph: Graph, account: Account, { order, outcome }: Making): Promise<void> {
  const operations = operationsFor(account, { order, outcome });
  if (operations.length > 0) await makeSome(graph, account, { operations, outcome });
}

/** True when all that is lacking was found. */
async function takeOver(graph: Graph, account: Account, { order, outcome }: Making): Promise<boolean> {
  const lacking = order.ads.flatMap((_, position) => (outcome.creativeIds[position] ? [] : [position]));
  const plan = { ...order.model, ads: order.ads };
  const found = await findCreatives(graph, account, { plan, positions: lacking });
  for (const [position, id] of found) outcome.creativeIds[position] = id;
  return found.size === lacking.length;
}

function operationsFor(account: Account, { order, outcome }: Making): TreeOperation[] {
  const { model, marker, adSetId, ads } = order;
  const plan = { ...model, marker };
  return ads.flatMap((ad, position): TreeOperation[] => {
    if (outcome.adIds[position]) return [];
    const name = `creative-${position}`;
    const creativeId = outcome.creativeIds[position];
    const making: TreeOperation = {
      name,
      path: `${account.id}/adcreatives`,
      params: { ...creativeParams(model, ad), url_tags: model.urlTags, adlabels: [{ name: marker }] },
      makes: { kind: 'creative', position },
      standsOn: [],
    };
    const placing: TreeOperation = {
      name: `ad-${position}`,
      path: `${account.id}/ads`,
      params: {
        ...adParams(plan, ad, { adSetId, creativeId: creativeId ?? idOf(name) }),
        conversion_domain: model.conversionDomain,
        tracking_specs: model.trackingSpecs,
      },
      makes: { kind: 'ad', position },
      standsOn: creativeId ? [] : [name],
    };
    return creativeId ? [placing] : [making, placing];
  });
}

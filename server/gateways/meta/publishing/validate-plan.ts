import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { type OperationResult, sendBatch } from '../graph/batch.ts';
import { creativeParams } from './creative-params.ts';
import type { Graph } from '../graph/graph.ts';
import { campaignParams } from './tree-params.ts';
import type { Account, TreePlan } from './tree.ts';

const onlyLooking = { execution_options: ['validate_only'] };
const Valid = z.object({ success: z.literal(true) });

/** One trip. An ad set can only be validated within a campaign that exists, and an ad within an ad set. */
export async function validatePlan(graph: Graph, account: Account, plan: TreePlan): Promise<GatewayError[]> {
  const results = await sendBatch(graph, account, [
    {
      name: 'campaign',
      path: `${account.id}/campaigns`,
      params: { ...campaignParams(plan), adlabels: undefined, ...onlyLooking },
    },
    ...plan.ads.map((ad, position) => ({
      name: `creative-${position}`,
      path: `${account.id}/adcreatives`,
      params: { ...creativeParams(plan, ad), ...onlyLooking },
    })),
  ]);
  return results.flatMap((result, place) => {
    const refused = refusalIn(result);
    // The campaign itself comes first.
    for (const error of refused) error.adPosition = place > 0 ? place - 1 : undefined;
    return refused;
  });
}

function refusalIn(result: OperationResult): GatewayError[] {
  if (result.kind === 'refused') return [result.error];
  if (result.kind === 'done' && Valid.safeParse(result.body).success) return [];
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'unavailable',
    detail: 'Meta did not look at all of it',
  });
}

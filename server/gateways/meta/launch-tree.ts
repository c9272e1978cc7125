import { GatewayError } from '../gateway-error.ts';
import { type Operation, type OperationResult, mostOperations, sendBatch } from './batch.ts';
import type { Graph } from './graph.ts';
import type { Account, LaunchOrder } from './tree.ts';

/** Each start waits for the one before, so the campaign, the last, stays paused unless all of it is on. */
export async function launchTree(graph: Graph, account: Account, order: LaunchOrder): Promise<void> {
  const ids = [...order.adIds, order.adSetId, order.campaignId];
  for (let first = 0; first < ids.length; first += mostOperations) {
    const operations = ids.slice(first, first + mostOperations).map(toStart);
    throwTrouble(await sendBatch(graph, account, operations));
  }
}

export function toStart(id: string, position: number): Operation {
  const start = { name: `start-${position}`, path: id, params: { status: 'ACTIVE' } };
  return position === 0 ? start : { ...start, dependsOn: `start-${position - 1}` };
}

/** The first no is the real one: those after it only waited in vain. */
function throwTrouble(results: OperationResult[]): void {
  for (const result of results) {
    if (result.kind === 'refused') throw result.error;
    if (result.kind === 'unknown') throw unknownStart();
  }
}

function unknownStart(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    trouble: 'unknown-outcome',
    reason: 'Meta did not say whether it started',
  });
}

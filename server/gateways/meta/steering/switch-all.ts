import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { mostOperations, type Operation, type OperationResult, sendBatch } from '../graph/batch.ts';
import type { Graph } from '../graph/graph.ts';
import { livingIn } from '../graph/is-gone.ts';
import type { Account, Status } from '../publishing/tree.ts';

export const SwitchReply = z
  .object({ id: z.string(), status: z.string(), effective_status: z.string() })
  .transform(({ id, status, effective_status: effectiveStatus }) => ({ id, status, effectiveStatus }));
/** How a campaign, an ad set or an ad is switched, and what that makes of it. */
export type HeldSwitch = z.infer<typeof SwitchReply>;

/** Switches things one after the other. When one is refused, those after it are not tried and stay as they are. */
export async function switchAll(
  graph: Graph,
  account: Account,
  { ids, to }: { ids: string[]; to: Status },
): Promise<void> {
  for (let first = 0; first < ids.length; first += mostOperations) {
    const operations = ids
      .slice(first, first + mostOperations)
      .map((id, position) => toSwitch(id, { position, to }));
    throwTrouble(await sendBatch(graph, account, operations));
  }
}

/** Each switch waits for the one before. */
export function toSwitch(id: string, { position, to }: { position: number; to: Status }): Operation {
  const change = { name: `switch-${position}`, path: id, params: { status: to } };
  return position === 0 ? change : { ...change, dependsOn: `switch-${position - 1}` };
}

/** By their ids, so that nothing is missed that lists do not show yet. What is gone is left out. */
export async function readSwitches(graph: Graph, account: Account, ids: string[]): Promise<HeldSwitch[]> {
  const held: HeldSwitch[] = [];
  for (let first = 0; first < ids.length; first += mostOperations) {
    const operations = ids.slice(first, first + mostOperations).map((id) => ({
      name: `read-${id}`,
      method: 'GET' as const,
      path: id,
      params: { fields: 'id,status,effective_status' },
    }));
    for (const result of await sendBatch(graph, account, operations))
      held.push(...livingIn(result, SwitchReply));
  }
  return held;
}

/** The first no is the real one: those after it only waited in vain. */
function throwTrouble(results: OperationResult[]): void {
  for (const result of results) {
    if (result.kind === 'refused') throw result.error;
    if (result.kind === 'unknown') throw unknownSwitch();
  }
}

function unknownSwitch(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    failureKind: 'unknown-outcome',
    detail: 'Meta did not say whether it was switched',
  });
}

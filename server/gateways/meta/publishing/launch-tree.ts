import type { Graph } from '../graph/graph.ts';
import { switchAll } from '../steering/switch-all.ts';
import type { Account, LaunchOrder } from './tree.ts';

/** Each start waits for the one before, so the campaign, the last, stays paused unless all of it is on. */
export function launchTree(graph: Graph, account: Account, order: LaunchOrder): Promise<void> {
  return switchAll(graph, account, {
    ids: [...order.adIds, order.adSetId, order.campaignId],
    to: 'ACTIVE',
  });
}

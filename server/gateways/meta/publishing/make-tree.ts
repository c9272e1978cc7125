import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { type OperationResult, sendBatch } from '../graph/batch.ts';
import { existsAlready, findCreatives } from './find-creatives.ts';
import type { Graph } from '../graph/graph.ts';
import { type TreeOperation, missingOperations } from './tree-operations.ts';
import type { Account, MadeTree, TreeOutcome, TreePlan } from './tree.ts';

/** Meta advises at most ten ads in one batch. */
const adsPerBatch = 10;

const Made = z.object({ id: z.string() });

/** One trip for a tree of up to ten ads; a larger one goes on in further trips while all goes well. */
export async function makeTree(graph: Graph, account: Account, plan: TreePlan): Promise<TreeOutcome> {
  const outcome = startingFrom(plan);
  for (const positions of batchesOf(plan.ads.length)) {
    await makePortion(graph, account, { plan, positions, outcome });
    if (await takesOverCreatives(graph, account, { plan, positions, outcome }))
      await makePortion(graph, account, { plan, positions, outcome });
    if (outcome.refusal || outcome.unknown) break;
  }
  return outcome;
}

interface Part {
  plan: TreePlan;
  positions: number[];
  outcome: TreeOutcome;
}

async function makePortion(
  graph: Graph,
  account: Account,
  { plan, positions, outcome }: Part,
): Promise<void> {
  const operations = missingOperations(account, plan, { made: outcome, positions });
  if (operations.length > 0) await makeSome(graph, account, { operations, outcome });
}

/** True when what Meta refused was there already, and all of it was found. */
async function takesOverCreatives(
  graph: Graph,
  account: Account,
  { plan, positions, outcome }: Part,
): Promise<boolean> {
  if (outcome.refusal?.subcode !== existsAlready || outcome.unknown) return false;
  const lacking = positions.filter((position) => !outcome.creativeIds[position]);
  try {
    const found = await findCreatives(graph, account, { plan, positions: lacking });
    for (const [position, id] of found) outcome.creativeIds[position] = id;
    if (found.size < lacking.length) return false;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    outcome.refusal = error;
    return false;
  }
  delete outcome.refusal;
  return true;
}

interface Portion {
  operations: TreeOperation[];
  outcome: TreeOutcome;
}

/** One trip: what came of it is written into the outcome. */
export async function makeSome(
  graph: Graph,
  account: Account,
  { operations, outcome }: Portion,
): Promise<void> {
  try {
    const results = await sendBatch(graph, account, operations);
    recordResults(outcome, operations, results);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failureKind === 'unknown-outcome') outcome.unknown = true;
    else outcome.refusal = error;
  }
}

/** Writes each id where it belongs, and keeps the first no that is not the echo of a failed parent. */
export function recordResults(
  outcome: TreeOutcome,
  operations: TreeOperation[],
  results: OperationResult[],
): void {
  const failed = new Set<string>();
  for (const [position, operation] of operations.entries()) {
    const result = results[position] ?? { kind: 'unknown' };
    const id = result.kind === 'done' ? Made.safeParse(result.body).data?.id : undefined;
    if (id) {
      keepId(outcome, operation, id);
      continue;
    }
    failed.add(operation.name);
    const isEcho = operation.standsOn.some((parent) => failed.has(parent));
    if (result.kind !== 'refused') outcome.unknown = true;
    else if (!isEcho) outcome.refusal ??= aboutAd(result.error, operation);
  }
}

function aboutAd(error: GatewayError, { makes }: TreeOperation): GatewayError {
  if ('position' in makes) error.adPosition = makes.position;
  return error;
}

function keepId(made: MadeTree, { makes }: TreeOperation, id: string): void {
  switch (makes.kind) {
    case 'campaign':
      made.campaignId = id;
      break;
    case 'adSet':
      made.adSetId = id;
      break;
    case 'creative':
      made.creativeIds[makes.position] = id;
      break;
    case 'ad':
      made.adIds[makes.position] = id;
      break;
  }
}

function startingFrom({ made, ads }: TreePlan): TreeOutcome {
  return {
    ...(made?.campaignId && { campaignId: made.campaignId }),
    ...(made?.adSetId && { adSetId: made.adSetId }),
    creativeIds: ads.map((_, position) => made?.creativeIds[position] ?? null),
    adIds: ads.map((_, position) => made?.adIds[position] ?? null),
    unknown: false,
  };
}

function batchesOf(adCount: number): number[][] {
  const batchCount = Math.max(1, Math.ceil(adCount / adsPerBatch));
  const positions = Array.from({ length: adCount }, (_, position) => position);
  return Array.from({ length: batchCount }, (_, batch) =>
    positions.slice(batch * adsPerBatch, (batch + 1) * adsPerBatch),
  );
}

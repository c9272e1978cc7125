import type { FoundTree } from '#server/gateways/meta/publishing/tree.ts';
import type { MadeRun } from './progress.ts';

/** What the tries of a run have made on Meta, as far as its lists show it. */
export async function findMarked({ ctx, account, publication }: MadeRun): Promise<FoundTree[]> {
  const { marker, intentAt } = publication;
  if (!intentAt) return [];
  return ctx.meta.findTrees(account, { marker, since: intentAt });
}

import type { Operation } from '#contract/operations/operations.ts';
import { listPersonNames } from '#server/features/people/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type EngineParts, kindOf } from './kind.ts';
import type { OperationRow } from './queries.ts';
import { tellOperationProblem } from './tell-problem.ts';
import { openUndoRules } from './undo-rules.ts';

type Reader = Pick<Person, 'workspaceId' | 'language'>;

interface Told {
  parts: EngineParts;
  rows: OperationRow[];
}

/** Operations as the contract tells them, in the order given. */
export async function presentOperations(
  ctx: AppContext,
  { workspaceId, language }: Reader,
  { parts, rows }: Told,
): Promise<Operation[]> {
  if (rows.length === 0) return [];
  const names = await listPersonNames(
    ctx.db,
    rows.map(({ personId }) => personId),
  );
  const whyNot = await openUndoRules(parts, workspaceId, { db: ctx.db, rows, now: ctx.now() });
  return rows.map((row) => ({
    id: row.id,
    facebookCampaignId: row.facebookCampaignId,
    details: row.details,
    by: row.keyName ?? names.get(row.personId) ?? '',
    status: row.status,
    problem: row.problem && tellOperationProblem(row.problem, language),
    startedAt: row.startedAt.toISOString(),
    waitsUntil: (row.status === 'running' && row.waitsUntil?.toISOString()) || null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoes: row.undoes,
    canUndo: whyNot(row) === null,
  }));
}

/** One operation, with what its kind tells besides. */
export async function presentOperation(
  ctx: AppContext,
  reader: Reader,
  { parts, row }: { parts: EngineParts; row: OperationRow },
): Promise<Operation> {
  const [told] = await presentOperations(ctx, reader, { parts, rows: [row] });
  return { ...told!, ...(await kindOf(parts, row).tell?.(ctx, reader, row)) };
}

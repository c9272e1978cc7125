import type { Operation } from '#contract/operations/operations.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { EngineParts } from './kind.ts';
import { presentOperation } from './present.ts';
import { listMovingOperations, type OperationRow } from './queries.ts';
import { operationsTopic } from './topic.ts';

/** Another server's clock may be that much behind ours. */
const clocksDifferMs = 60_000;

/** Those under way, then each operation as it begins, takes its steps, waits and ends, until nobody looks any more. */
export async function* watchOperations(
  ctx: AppContext,
  person: Person,
  { parts, until }: { parts: EngineParts; until: AbortSignal },
): AsyncGenerator<Operation> {
  const { workspaceId } = person;
  const told = new Map<string, string>();
  let lookedAt = ctx.now();
  let isFirst = true;
  for await (const _ring of ctx.signals.follow(operationsTopic(workspaceId), until)) {
    const endedSince = new Date(lookedAt - clocksDifferMs);
    lookedAt = ctx.now();
    const rows = await listMovingOperations(ctx.db, workspaceId, { endedSince });
    const news = rows.filter((row) => told.get(row.id) !== stateOf(row));
    for (const row of news) told.set(row.id, stateOf(row));
    for (const row of isFirst ? news.filter(isUnderWay) : news)
      yield await presentOperation(ctx, person, { parts, row });
    isFirst = false;
  }
}

function isUnderWay({ status }: OperationRow): boolean {
  return status === 'running';
}

function stateOf({ status, problem, waitsUntil, progress }: OperationRow): string {
  return JSON.stringify([status, problem, waitsUntil, progress?.['step']]);
}

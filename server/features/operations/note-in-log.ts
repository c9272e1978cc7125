import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findSubjectName } from '../audit-log/queries.ts';
import { actorOf, writeLine } from '../audit-log/write-line.ts';
import type { OperationRow } from './queries.ts';

const ourselves = { kind: 'adfjord', name: 'Adfjord' } as const;

/** Writes into the log that somebody has asked for an operation, from what to what. */
export async function noteAccepted(
  tx: Database,
  {
    id: personId,
    name: personName,
    keyName,
    assistant,
    workspaceId,
  }: Pick<Person, 'keyName' | 'assistant' | 'workspaceId'> & { id: string | null; name?: string },
  { operation, name }: { operation: OperationRow; name: string | undefined },
): Promise<void> {
  const { id, subject, details, startedAt, undoes } = operation;
  const { kind, from, to } = sidesOf(details);
  await writeLine(tx, workspaceId, {
    at: startedAt.getTime(),
    actor:
      personName === undefined
        ? ourselves
        : actorOf({
            id: personId,
            name: personName,
            ...(keyName && { keyName }),
            ...(assistant && { assistant }),
          }),
    deed: 'operation-accepted',
    subject: { kind, id: subject, name: name ?? '' },
    from,
    to: { ...to, operation: id, ...(undoes && { undoes }) },
  });
}

/** Writes into the log what became of it. */
export async function noteEnded(
  tx: Database,
  workspaceId: WorkspaceId,
  { id, subject, details, status, problem, finishedAt }: OperationRow,
): Promise<void> {
  if (status === 'running') return;
  await writeLine(tx, workspaceId, {
    at: finishedAt!.getTime(),
    actor: ourselves,
    deed: `operation-${status}`,
    subject: { kind: details.kind, id: subject, name: await findSubjectName(tx, workspaceId, subject) },
    to: { operation: id, ...(problem && { problem: problem.code }) },
  });
}

function sidesOf({ kind, ...details }: OperationDetails) {
  const { from, to, ...rest } = details as { from?: unknown; to?: unknown };
  return {
    kind,
    from: from === undefined ? undefined : { value: from },
    to: { ...rest, ...(to !== undefined && { value: to }) },
  };
}

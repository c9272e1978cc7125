import type { ActorKind, AuditLine, Deed } from '#contract/audit-log.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashLine, noHash } from './chain.ts';
import { holdLog, insertLine } from './queries.ts';

export interface Actor {
  kind: ActorKind;
  name: string;
  personId?: string | undefined;
}

interface Written {
  at: number;
  actor: Actor;
  deed: Deed;
  subject?: AuditLine['subject'];
  from?: Record<string, unknown> | undefined;
  to?: Record<string, unknown> | undefined;
}

/** Adds a line to the log of a workspace, within the transaction that does what it tells of, and after it: others wait then. */
export async function writeLine(
  tx: Database,
  workspaceId: WorkspaceId,
  { at, actor, deed, subject = null, from, to }: Written,
): Promise<void> {
  const last = await holdLog(tx, workspaceId);
  const line = {
    workspaceId,
    seq: (last?.seq ?? 0) + 1,
    at: new Date(at),
    actorKind: actor.kind,
    actorName: actor.name,
    personId: actor.personId ?? null,
    deed,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    before: from ?? null,
    after: to ?? null,
    address: currentContext()?.from ?? null,
    previousHash: last?.hash ?? noHash,
  };
  await insertLine(tx, { ...line, hash: hashLine(line) });
}

type Doer = Pick<Person, 'name' | 'keyName' | 'assistant'> & { id?: string | null };
/** Who does something in a workspace. */
export type DoerIn = Doer & Pick<Person, 'workspaceId'>;

/** The same of what a person, or a program with a key of theirs, has done. */
export function noteDeed(tx: Database, person: DoerIn, deed: Omit<Written, 'actor'>): Promise<void> {
  return writeLine(tx, person.workspaceId, { ...deed, actor: actorOf(person) });
}

/** A person, or a program or an assistant of theirs. */
export function actorOf({ id, name, keyName, assistant }: Doer): Actor {
  if (keyName === undefined) return { kind: 'person', name };
  return assistant
    ? { kind: 'assistant', name: keyName, personId: id ?? undefined }
    : { kind: 'key', name: keyName };
}

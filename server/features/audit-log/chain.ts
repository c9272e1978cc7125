import { createHash } from 'node:crypto';
import { sortedFields } from '#server/platform/crypto/sorted-fields.ts';
import type { AuditRow } from './queries.ts';

/** Before the first line. */
export const noHash = '0'.repeat(64);

type Chained = Omit<AuditRow, 'hash' | 'personId'>;

/** The hash of a line: over all that it says, and over the line before it. */
export function hashLine(line: Chained): string {
  const { workspaceId, seq, at, actorKind, actorName, deed, address, previousHash } = line;
  const { subjectKind, subjectId, subjectName, before, after } = line;
  const said = {
    previousHash,
    workspaceId,
    seq,
    at: at.toISOString(),
    actor: [actorKind, actorName],
    deed,
    subject: [subjectKind, subjectId, subjectName],
    before: sortedFields(before),
    after: sortedFields(after),
    address,
  };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** The first line that does not follow from the one before it; null where all do. The first of all is believed. */
export function findBreak(lines: readonly AuditRow[], after?: AuditRow): number | null {
  let last = after;
  for (const line of lines) {
    const follows = !last || (line.seq === last.seq + 1 && line.previousHash === last.hash);
    if (!follows || hashLine(line) !== line.hash) return line.seq;
    last = line;
  }
  return null;
}

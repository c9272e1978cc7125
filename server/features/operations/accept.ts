import { randomBytes } from 'node:crypto';
import type { Role } from '#contract/people/roles.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { mustStayWithin } from './guardrails.ts';
import type { DetailsOf, KindName, OperationKind, Subject } from './kind.ts';
import { holdOperations, insertOperation, listMovingOperations, type OperationRow } from './queries.ts';
import { isInTheWay, rightTo } from './kind.ts';
import { mustBeAllowed } from './must-be-allowed.ts';
import { mustBeConfirmed } from './must-be-confirmed.ts';
import { addressOf } from './kind.ts';
import { operationsTopic } from './kind.ts';
import { noteAccepted } from './note-in-log.ts';

type Gate<Kind extends KindName, Known> = (
  tx: Database,
  asked: { known: Known; details: DetailsOf<Kind> },
) => Promise<void> | void;

/** What is asked for, and the gates it has to pass; each refuses what may not go through. */
interface Order<Kind extends KindName, Known extends Subject> {
  kind: OperationKind<Kind>;
  /** Finds one under way that does the same: asking for it again joins that. */
  join?(tx: Database): Promise<OperationRow | undefined>;
  /** May this person do it? Finds what it is about in their workspace. */
  permit(tx: Database): Promise<Known>;
  /** What exactly is to be done, as things stand under the lock. */
  decide(tx: Database, known: Known): Promise<DetailsOf<Kind>> | DetailsOf<Kind>;
  /** Is the money within the guardrails, Meta's own among them, and is it meant? */
  guard?: Gate<Kind, Known>;
  /** Is it lawful? */
  comply?: Gate<Kind, Known>;
  /** Is exactly this approved? */
  approve?: Gate<Kind, Known>;
  /** What it would do besides its details: what somebody confirms is all of it. */
  content?(tx: Database, known: Known): Promise<string>;
  progress?: Record<string, unknown>;
  undoes?: string;
  /** Writes what belongs to it, together with it. */
  keep?(tx: Database, operation: OperationRow, known: Known): Promise<void>;
}

/** Without a role it is this server's own doing, in that person's name. */
type Asker = Pick<Person, 'keyName' | 'assistant' | 'workspaceId'> &
  ({ id: string; name: string; role: Role } | { id: string | null; name?: never; role?: never });

/**
 * Promises a write to the outside. It passes the same gates whoever asks for it, in this order and in one transaction,
 * in which its row, its job and its line in the log are written; one thing is changed once at a time.
 */
export function acceptOperation<Kind extends KindName, Known extends Subject>(
  ctx: Pick<AppContext, 'db' | 'now' | 'queue' | 'signals' | 'readSpending'>,
  person: Asker,
  { kind, join, permit, decide, guard, comply, approve, content, progress, undoes, keep }: Order<Kind, Known>,
): Promise<OperationRow> {
  const { db, now, queue, signals } = ctx;
  const { id: personId, keyName, workspaceId } = person;
  return db.transaction(async (tx) => {
    await holdOperations(tx, workspaceId);
    const same = await join?.(tx);
    if (same) return same;
    const known = await permit(tx);
    const details = await decide(tx, known);
    const { subject, facebookCampaignId, adAccountId } = known;
    await guard?.(tx, { known, details });
    const spends = await kind.spends?.(tx, workspaceId, { details, facebookCampaignId });
    if (person.role)
      await mustBeAllowed(tx, ctx, person, { ...known, right: rightTo(kind, details), spends });
    if (spends) await mustStayWithin({ ...ctx, db: tx }, workspaceId, { ...known, spends });
    for (const gate of [comply, approve]) await gate?.(tx, { known, details });
    if (person.assistant && (spends || kind.isAskedFirst))
      await mustBeConfirmed({ ...ctx, db: tx }, workspaceId, {
        ...known,
        details,
        spends,
        content: await content?.(tx, known),
        confirmed: person.assistant.confirmed,
      });

    const parts = kind.parts(details, facebookCampaignId);
    const running = await listMovingOperations(tx, workspaceId);
    if (running.some((each) => isInTheWay(each, { subject, parts }))) throw new Refusal('CHANGE_IN_PROGRESS');
    const startedAt = new Date(now());
    const dueAt = new Date(now() + (kind.graceMs ?? 0));
    const operation = await insertOperation(tx, workspaceId, {
      personId,
      keyName,
      adAccountId,
      facebookCampaignId,
      subject,
      parts,
      details,
      marker: newMarker(),
      startedAt,
      dueAt,
      ...(spends && { spends }),
      ...(undoes && { undoes }),
      ...(progress && { progress }),
    });
    await keep?.(tx, operation, known);
    await noteAccepted(tx, person, { operation, name: known.name });
    const { id } = operation;
    const later = kind.graceMs ? { notBefore: dueAt } : {};
    await queue.add(tx, addressOf(kind), { workspaceId, id }, { key: id, ...later });
    await signals.notify(tx, operationsTopic(workspaceId));
    return operation;
  });
}

/** What is made at Meta for one operation carries it, and nothing else does. */
function newMarker(): string {
  return `adfjord-${randomBytes(9).toString('base64url')}`;
}

import { spendsOn } from '#contract/live/spending.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { becauseOf } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { acceptOperation } from './accept.ts';
import { type EngineParts, kindOf } from './kind.ts';
import { getOperation, holdOperations, type OperationRow } from './queries.ts';
import { mustBeConfirmed } from './must-be-confirmed.ts';
import { settleWithin } from './settle.ts';
import { openUndoRules } from './undo-rules.ts';

interface Undoing {
  parts: EngineParts;
  id: string;
}

/** Takes an operation back: by one in the other direction, or, where it still waits, by not doing it. */
export async function undoOperation(
  ctx: AppContext,
  person: Person,
  undoing: Undoing,
): Promise<OperationRow> {
  const { parts, id } = undoing;
  const { workspaceId } = person;
  const row = await getOperation(ctx.db, workspaceId, id);
  const kind = kindOf(parts, row);
  if (kind.graceMs) return cancel(ctx, person, undoing);
  const reversed = kind.reverse?.(row.details);
  // Why it has none is known of the row: nothing of its campaign needs to be found for that.
  if (!reversed) await mustBeUndoable(ctx, person, undoing);
  const reverseKind = reversed ? kindOf(parts, { details: reversed }) : kind;
  return acceptOperation(ctx, person, {
    kind: reverseKind,
    undoes: id,
    permit: (tx) =>
      (reverseKind.permit ?? parts.permit)(
        { ...ctx, db: tx },
        workspaceId,
        row.facebookCampaignId ?? '',
        row.adAccountId,
      ),
    async decide(tx) {
      const { details } = await mustBeUndoable({ ...ctx, db: tx }, person, undoing);
      return kind.reverse!(details)!;
    },
    comply: (tx, { details }) => reverseKind.comply?.(ctx, tx, { person, details }),
  });
}

async function cancel(ctx: AppContext, person: Person, { parts, id }: Undoing): Promise<OperationRow> {
  const { workspaceId } = person;
  await ctx.db.transaction(async (tx) => {
    await holdOperations(tx, workspaceId);
    const row = await mustBeUndoable({ ...ctx, db: tx }, person, { parts, id });
    const name = 'name' in row.details ? row.details.name : '';
    // What is not deleted goes on spending.
    const asked = { ...row, name, spends: spendsOn, content: id, confirmed: person.assistant?.confirmed };
    if (person.assistant && row.facebookCampaignId)
      await mustBeConfirmed({ ...ctx, db: tx }, workspaceId, asked);
    await settleWithin({ ...ctx, db: tx }, workspaceId, { parts, id, ending: 'canceled' });
  });
  return getOperation(ctx.db, workspaceId, id);
}

async function mustBeUndoable(
  ctx: Pick<AppContext, 'now'> & { db: Database },
  person: Person,
  { parts, id }: Undoing,
): Promise<OperationRow> {
  const row = await getOperation(ctx.db, person.workspaceId, id);
  const whyNot = await openUndoRules(parts, person.workspaceId, {
    db: ctx.db,
    rows: [row],
    now: ctx.now(),
  });
  const reason = whyNot(row);
  if (reason !== null) throw new Refusal('CHANGE_NOT_UNDOABLE', becauseOf(reason, person.language));
  return row;
}

import type { LiveChange } from '#contract/live/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/platform/database/database.ts';
import { becauseOf } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { answerChange } from './answer-change.ts';
import { type ChangeRow, getChange, holdChanges } from './change-queries.ts';
import { reverseOf } from './change-rules.ts';
import { presentChange } from './present-change.ts';
import { settleWithin } from './settle-change.ts';
import { startChange } from './start-change.ts';
import { openUndoRules } from './undo-rules.ts';

/** Takes a change back: by a change in the other direction, or, for a deletion that still waits, by not doing it. */
export async function undoChange(house: House, person: Person, id: string): Promise<LiveChange> {
  const row = await getChange(house.db, person.workspaceId, id);
  if (row.matter.kind === 'deletion') return cancelDeletion(house, person, row);
  const reverse = await startChange(house, person, {
    facebookCampaignId: row.facebookCampaignId ?? '',
    undoes: id,
    async decide(tx) {
      const { matter } = await mustBeUndoable({ ...house, db: tx }, person, id);
      // What has no reverse is not undoable.
      return reverseOf(matter)!;
    },
  });
  return answerChange(house, person, reverse);
}

async function cancelDeletion(house: House, person: Person, { id }: ChangeRow): Promise<LiveChange> {
  const { workspaceId } = person;
  await house.db.transaction(async (tx) => {
    await holdChanges(tx, workspaceId);
    await mustBeUndoable({ ...house, db: tx }, person, id);
    await settleWithin({ ...house, db: tx }, workspaceId, { id, status: 'canceled' });
  });
  return presentChange(house, person, await getChange(house.db, workspaceId, id));
}

async function mustBeUndoable(
  { db: tx, now }: Pick<House, 'now'> & { db: Database },
  { workspaceId, language }: Person,
  id: string,
): Promise<ChangeRow> {
  const row = await getChange(tx, workspaceId, id);
  const whyNot = await openUndoRules(tx, workspaceId, { rows: [row], now: now() });
  const reason = whyNot(row);
  if (reason !== null) throw new Refusal('CHANGE_NOT_UNDOABLE', becauseOf(reason, language));
  return row;
}

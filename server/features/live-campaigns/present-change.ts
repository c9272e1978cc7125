import type { LiveChange } from '#contract/live/live-changes.ts';
import { listPersonNames } from '#server/features/people/queries.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { ChangeRow } from './change-queries.ts';
import { tellChangeProblem } from './tell-change-problem.ts';
import { openUndoRules } from './undo-rules.ts';

/** A change as the contract tells it. */
export async function presentChange(
  house: House,
  reader: Pick<Person, 'workspaceId' | 'language'>,
  row: ChangeRow,
): Promise<LiveChange> {
  const [told] = await presentChanges(house, reader, [row]);
  return told!;
}

/** Changes as the contract tells them, in the order given. */
export async function presentChanges(
  house: House,
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
  rows: ChangeRow[],
): Promise<LiveChange[]> {
  if (rows.length === 0) return [];
  const names = await listPersonNames(
    house.db,
    rows.map(({ personId }) => personId),
  );
  const whyNot = await openUndoRules(house.db, workspaceId, { rows, now: house.now() });
  return rows.map((row) => ({
    id: row.id,
    facebookCampaignId: row.facebookCampaignId,
    matter: row.matter,
    by: row.keyName ?? names.get(row.personId) ?? '',
    status: row.status,
    problem: row.problem && tellChangeProblem(row.problem, language),
    startedAt: row.startedAt.toISOString(),
    waitsUntil: (row.status === 'running' && row.waitsUntil?.toISOString()) || null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoes: row.undoes,
    canUndo: whyNot(row) === null,
  }));
}

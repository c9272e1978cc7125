import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { findStanding, lockMembers, standingNow } from '../workspaces/member-queries.ts';
import { getWorkspace, insertWorkspace } from '../workspaces/queries.ts';
import type { DeletionRow } from './queries.ts';
import { takeOut } from './take-out.ts';

/** Deletes a workspace with everything in it. Whoever belonged to it loses what they have open of it, and is told. */
export function deleteWorkspace(ctx: AppContext, person: Person, typed: string): Promise<DeletionRow> {
  const { workspaceId } = person;
  return ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId);
    const asker = members.find(({ personId }) => personId === person.id);
    standingNow('own', person, asker);
    const { name, trialEndsAt } = await getWorkspace(tx, workspaceId);
    if (typed.trim() !== name) throw new Refusal('WORKSPACE_NAME_WRONG');
    const personIds = members.map(({ personId }) => personId);
    const deletion = await takeOut(ctx, tx, {
      ids: [workspaceId],
      words: [],
      avatarUrl: null,
      told: { about: 'workspace', workspace: name, deletedBy: person.name, personIds },
    });
    // Their next one would otherwise begin with another trial.
    if (!(await findStanding(tx, person.id, {})))
      await insertWorkspace(tx, person.id, { name: person.name, trialEndsAt });
    for (const personId of personIds) await ctx.signals.notify(tx, sessionsTopic(personId));
    return deletion;
  });
}

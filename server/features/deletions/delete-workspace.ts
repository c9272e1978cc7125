import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { lockMembers, standingNow } from '../workspaces/member-queries.ts';
import { ensureSomewhere, getWorkspace } from '../workspaces/queries.ts';
import { listPeople } from '../people/people-queries.ts';
import type { DeletionRow } from './queries.ts';
import { takeOut } from './take-out.ts';

/** Deletes a workspace with everything in it. Whoever belonged to it loses what they have open of it, and is told. */
export function deleteWorkspace(ctx: AppContext, person: Person, typed: string): Promise<DeletionRow> {
  const { workspaceId } = person;
  return ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId);
    const asker = members.find(({ personId }) => personId === person.id);
    standingNow('own', person, asker);
    const { name } = await getWorkspace(tx, workspaceId);
    if (typed.trim() !== name) throw new Refusal('WORKSPACE_NAME_WRONG');
    const personIds = members.map(({ personId }) => personId);
    const deletion = await takeOut(ctx, tx, {
      ids: [workspaceId],
      words: [],
      avatarUrl: null,
      told: { about: 'workspace', workspace: name, deletedBy: person.name, personIds },
    });
    for (const each of await listPeople(tx, personIds)) {
      await ensureSomewhere(tx, each);
      await ctx.signals.notify(tx, sessionsTopic(each.id));
    }
    return deletion;
  });
}

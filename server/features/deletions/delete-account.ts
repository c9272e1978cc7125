import { confirmationWord } from '#contract/people/deletions.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { forgetPersonInApprovals } from '../approvals/person-queries.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { forgetMentionsOf } from '../comments/queries.ts';
import { findEmailChange, lockPerson, removePerson } from '../people/queries.ts';
import { removeMessagesFrom } from '../support/queries.ts';
import { removeInvitationsOf } from '../teams/queries.ts';
import { lockShares } from '../workspaces/member-queries.ts';
import type { DeletionRow } from './queries.ts';
import { fateOf } from './rules.ts';
import { takeOut } from './take-out.ts';

/**
 * Deletes every row of a person and of the workspaces they are alone in at once, which ends all sessions; files, what runs
 * had begun at Meta and the grants follow as a job. Campaigns that are published stay on Meta, and what the person did
 * in the workspaces of others stays there.
 */
export function deleteAccount(
  ctx: AppContext,
  person: Person,
  confirmationText: string,
): Promise<DeletionRow> {
  if (confirmationText !== confirmationWord) throw new Refusal('DELETION_NOT_CONFIRMED');
  const { id } = person;
  return ctx.db.transaction(async (tx) => {
    const { email, name, language, image } = await lockPerson(tx, id);
    const move = await findEmailChange(tx, id, new Date(ctx.now()));
    const addresses = [email, ...(move ? [move.newEmail] : [])];
    const shares = Object.groupBy(await lockShares(tx, id), fateOf);
    if (shares.held) throw new Refusal('LAST_OWNER', { workspaces: shares.held.map((share) => share.name) });
    const deletion = await takeOut(ctx, tx, {
      ids: (shares.goes ?? []).map((share) => share.id),
      words: [id, ...addresses],
      avatarUrl: image,
      told: { about: 'account', email, name, language },
    });
    await removeMessagesFrom(tx, email);
    await removeInvitationsOf(tx, { id, emails: addresses });
    await forgetMentionsOf(tx, id);
    await forgetPersonInApprovals(tx, { id, email });
    await removePerson(tx, { id, email });
    await ctx.signals.notify(tx, sessionsTopic(id));
    for (const share of (shares.stays ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await noteDeed(
        tx,
        { ...person, workspaceId: share.id },
        {
          at: ctx.now(),
          deed: 'member-left',
          subject: { kind: 'person', id: null, name },
          from: { role: share.role },
        },
      );
    return deletion;
  });
}

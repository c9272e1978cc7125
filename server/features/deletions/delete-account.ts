import { randomBytes } from 'node:crypto';
import { confirmationWord } from '#contract/people/deletions.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { sealContext } from '../connections/access.ts';
import { findConnection } from '../connections/queries.ts';
import { findEmailChange, lockPerson, removePerson } from '../people/queries.ts';
import { listUnfinishedPublications } from '../publications/queries.ts';
import { removeMessagesFrom } from '../support/queries.ts';
import { removeWorkspace } from '../workspaces/queries.ts';
import { finishDeletion } from './finish-deletion.ts';
import { type Leftovers, sealLeftovers } from './leftovers.ts';
import { type DeletionRow, insertDeletion } from './queries.ts';

/**
 * Deletes every row of a person and their workspace at once, which ends all sessions; files, what a run had begun
 * at Meta and the grant follow as a job. Campaigns that are published stay on Meta.
 */
export function deleteAccount(
  ctx: AppContext,
  person: Person,
  confirmationText: string,
): Promise<DeletionRow> {
  if (confirmationText !== confirmationWord) throw new Refusal('DELETION_NOT_CONFIRMED');
  const { db, queue, seal, signals, now } = ctx;
  const { id, workspaceId } = person;
  const code = newCode();
  return db.transaction(async (tx) => {
    const { email, name, language, image } = await lockPerson(tx, id);
    const move = await findEmailChange(tx, id, new Date(now()));
    const sealed = sealLeftovers(seal, code, {
      workspaceId,
      avatarUrl: image,
      recipient: { email, name, language },
      grant: await findGrant(ctx, tx, person),
    });
    const deletion = await insertDeletion(tx, { code, scope: 'account', requestedAt: new Date(now()) });
    await queue.forget(tx, [id, workspaceId, email, ...(move ? [move.newEmail] : [])]);
    await removeMessagesFrom(tx, email);
    await removeWorkspace(tx, workspaceId);
    await removePerson(tx, { id, email, workspaceId });
    await queue.add(tx, finishDeletion, { code, sealed }, { key: code });
    await signals.notify(tx, sessionsTopic(id));
    return deletion;
  });
}

/** Cannot be guessed, and stands for nobody. */
function newCode(): string {
  return randomBytes(18).toString('base64url');
}

async function findGrant(
  { seal }: AppContext,
  tx: Database,
  { workspaceId }: Person,
): Promise<Leftovers['grant']> {
  const connection = await findConnection(tx, workspaceId);
  if (!connection) return null;
  const { facebookUserId, sealedToken, adAccounts } = connection;
  const unfinished = await listUnfinishedPublications(tx, workspaceId);
  const runs = unfinished.flatMap(({ marker, adAccountId, intentAt }) => {
    const currency = adAccounts.find((account) => account.id === adAccountId)?.currency;
    return intentAt && currency ? [{ marker, adAccountId, currency, intentAt: intentAt.getTime() }] : [];
  });
  return { facebookUserId, token: seal.decrypt(sealedToken, sealContext(workspaceId)), runs };
}

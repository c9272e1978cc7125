import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sealContext } from '../connections/access.ts';
import { type ConnectionRow, listConnections } from '../connections/queries.ts';
import { forgetCountsOf } from '../people/queries.ts';
import { listUnfinishedPublications } from '../publications/queries.ts';
import { removeGrants } from '../people/grants/grant-queries.ts';
import { removeWorkspaces } from '../workspaces/queries.ts';
import { finishDeletion } from './finish-deletion.ts';
import { type Grant, type Leftovers, sealLeftovers } from './leftovers.ts';
import { type DeletionRow, insertDeletion } from './queries.ts';

/** Deletes every row of these workspaces and every job about them, and promises the rest. */
export async function takeOut(
  ctx: AppContext,
  tx: Database,
  { ids, words, ...left }: { ids: WorkspaceId[]; words: string[] } & Pick<Leftovers, 'avatarUrl' | 'told'>,
): Promise<DeletionRow> {
  const { queue, seal, now } = ctx;
  // Cannot be guessed, and stands for nobody.
  const code = randomBytes(18).toString('base64url');
  const grants: Grant[] = [];
  for (const link of await listConnections(tx, ids)) grants.push(await grantOf(ctx, tx, link));
  const scope = left.told.about;
  const deletion = await insertDeletion(tx, { code, scope, requestedAt: new Date(now()) });
  const all = [...ids, ...words];
  await queue.forget(tx, all);
  await forgetCountsOf(tx, all);
  await removeGrants(tx, ids);
  await removeWorkspaces(tx, ids);
  const sealed = sealLeftovers(seal, code, { workspaceIds: ids, grants, ...left });
  await queue.add(tx, finishDeletion, { code, sealed }, { key: code });
  return deletion;
}

async function grantOf(
  { seal }: AppContext,
  tx: Database,
  { workspaceId, facebookUserId, sealedToken, adAccounts }: ConnectionRow,
): Promise<Grant> {
  const unfinished = await listUnfinishedPublications(tx, workspaceId);
  const runs = unfinished.flatMap(({ marker, adAccountId, intentAt }) => {
    const currency = adAccounts.find((account) => account.id === adAccountId)?.currency;
    return intentAt && currency ? [{ marker, adAccountId, currency, intentAt: intentAt.getTime() }] : [];
  });
  return { facebookUserId, token: seal.decrypt(sealedToken, sealContext(workspaceId)), runs };
}

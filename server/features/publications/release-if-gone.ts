import { holdOperations, listMovingOperations } from '#server/features/operations/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { findAccount } from './find-account.ts';
import { goneProblem } from './problems.ts';
import { keepUndone } from './endings.ts';
import { findLatestPublication, holdPublication } from './queries.ts';

/** A published campaign that somebody deleted at Meta is a draft again. Where Meta does not say so, it stays published. */
export async function releaseIfGone(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<void> {
  const { status, facebookCampaignId } = await getCampaign(ctx.db, workspaceId, campaignId);
  if (status !== 'active' || !facebookCampaignId) return;
  const latest = await findLatestPublication(ctx.db, workspaceId, campaignId);
  const account = latest && (await findAccount(ctx, latest));
  if (latest?.status !== 'published' || !account) return;
  const isGone = await ctx.meta.isGone(account, facebookCampaignId).catch((error: unknown) => {
    if (error instanceof GatewayError) return false;
    throw error;
  });
  if (!isGone) return;
  await ctx.db.transaction(async (tx) => {
    await holdOperations(tx, workspaceId);
    // A draft is another subject to the engine: what is under way on the campaign, as its deletion, must end first.
    const moving = await listMovingOperations(tx, workspaceId);
    if (moving.some(({ subject }) => subject === facebookCampaignId)) throw new Refusal('CHANGE_IN_PROGRESS');
    const publication = await holdPublication(tx, workspaceId, latest.id);
    if (publication.status === 'published') await keepUndone(tx, { ctx, publication }, goneProblem());
  });
}

import { listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { getFacebookToken, noteIfUnusable } from '#server/features/connections/access.ts';
import { listLiveLeadCampaigns } from '#server/features/live-campaigns/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { runForWorkspace } from '#server/platform/log/request-context.ts';
import { ensureForms, listForeignForms, saveForeignForms } from './form-queries.ts';

/** A campaign without a form may get one. */
const askAgainMs = 86_400_000;

/** Finds the forms of lead campaigns that were made in Ads Manager, so that their leads are read too. Done by the clock. */
export const findForeignForms = defineClockJob({
  name: 'find-foreign-forms',
  async run(ctx, signal) {
    const live = Map.groupBy(await listLiveLeadCampaigns(ctx.db), ({ workspaceId }) => workspaceId);
    for (const [workspaceId, campaigns] of live) {
      const ids = campaigns.map(({ facebookCampaignId }) => facebookCampaignId);
      const unknown = await unknownOf(ctx, workspaceId, ids);
      try {
        if (unknown.length > 0)
          await runForWorkspace(workspaceId, () => askFor(ctx, workspaceId, { ids: unknown, signal }));
      } catch (error) {
        // One workspace's trouble is not another's; the clock asks again.
        if (signal.aborted || !(error instanceof GatewayError || error instanceof Refusal)) throw error;
      }
    }
  },
});

async function unknownOf(
  { db, now }: AppContext,
  workspaceId: WorkspaceId,
  ids: string[],
): Promise<string[]> {
  const ours = await listLeadCampaigns(db, { of: workspaceId });
  const asked = await listForeignForms(db, workspaceId);
  const known = new Set([
    ...ours.map(({ facebookCampaignId }) => facebookCampaignId),
    ...asked
      .filter(
        ({ facebookFormIds, askedAt }) =>
          facebookFormIds.length > 0 || now() - askedAt.getTime() < askAgainMs,
      )
      .map(({ facebookCampaignId }) => facebookCampaignId),
  ]);
  return ids.filter((id) => !known.has(id));
}

async function askFor(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { ids, signal }: { ids: string[]; signal: AbortSignal },
): Promise<void> {
  const token = await getFacebookToken(ctx, workspaceId);
  try {
    for (const facebookCampaignId of ids) {
      signal.throwIfAborted();
      await findFormsOf(ctx, workspaceId, { token, facebookCampaignId });
    }
  } catch (error) {
    await noteIfUnusable(ctx, workspaceId, { token, answer: error });
    throw error;
  }
}

/** Asks Meta with which forms a campaign collects leads. They are read from now on. */
export async function findFormsOf(
  { db, meta, now }: AppContext,
  workspaceId: WorkspaceId,
  { token, facebookCampaignId }: { token: string; facebookCampaignId: string },
): Promise<void> {
  const { formIds, pageId } = await meta.findFormsOfCampaign(token, facebookCampaignId);
  const askedAt = new Date(now());
  const found = { facebookCampaignId, facebookFormIds: formIds, facebookPageId: pageId, askedAt };
  await db.transaction(async (tx) => {
    await saveForeignForms(tx, workspaceId, found);
    if (!pageId) return;
    const forms = formIds.map((facebookFormId) => ({
      workspaceId,
      facebookFormId,
      facebookPageId: pageId,
      addedAt: askedAt,
    }));
    await ensureForms(tx, forms);
  });
}

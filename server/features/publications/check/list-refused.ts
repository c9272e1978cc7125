import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { listDraftRows } from '../../campaigns/queries.ts';
import { findConnection } from '../../connections/queries.ts';
import { openLimits } from '../../operations/guardrails.ts';
import { limitCheck } from './limit-check.ts';
import { tellCheck } from './tell-check.ts';

/** Which drafts a spending limit refuses as things stand, and why. Nobody outside is asked. */
export async function listRefused(ctx: AppContext, { workspaceId, language }: Person) {
  const connection = await findConnection(ctx.db, workspaceId);
  const byAccount = Map.groupBy(
    await listDraftRows(ctx.db, workspaceId),
    (draft) => draft.facebookAdAccountId,
  );
  const refused: { campaignId: string; text: string }[] = [];
  for (const [adAccountId, drafts] of byAccount) {
    const findOver = await openLimits(ctx, workspaceId, adAccountId);
    const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
    for (const draft of drafts) {
      const limit = limitCheck(draft, findOver, account?.minDailyBudgetMinor);
      if (limit?.state === 'missing')
        refused.push({ campaignId: draft.id, text: tellCheck(limit, language).text });
    }
  }
  return refused;
}

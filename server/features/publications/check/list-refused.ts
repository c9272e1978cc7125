import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { listDraftRows } from '../../campaigns/queries.ts';
import { findConnection } from '../../connections/queries.ts';
import { limitCheck } from './limit-check.ts';
import { tellCheck } from './tell-check.ts';

/** Which drafts a spending limit refuses as things stand, and why. Nobody outside is asked. */
export async function listRefused(ctx: AppContext, { workspaceId, language }: Person) {
  const connection = await findConnection(ctx.db, workspaceId);
  const refused: { campaignId: string; text: string }[] = [];
  for (const draft of await listDraftRows(ctx.db, workspaceId)) {
    const account = connection?.adAccounts.find(({ id }) => id === draft.facebookAdAccountId);
    const limit = await limitCheck(ctx, workspaceId, draft, account?.minDailyBudgetMinor ?? 0);
    if (limit?.state === 'missing')
      refused.push({ campaignId: draft.id, text: tellCheck(limit, language).text });
  }
  return refused;
}

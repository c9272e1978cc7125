import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { arrivalTopic } from './arrival-topic.ts';
import { promiseDeliveries } from '../deliver/deliver-leads.ts';
import { promiseLeadEmails } from './lead-emails.ts';

/** Sees to it that everybody is told who wants to be, in the transaction that stores the leads. */
export async function announceLeads(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leadIds }: { workspaceId: WorkspaceId; leadIds: string[] },
): Promise<void> {
  if (leadIds.length === 0) return;
  await promiseDeliveries(tx, ctx, { workspaceId, leadIds });
  await promiseLeadEmails(tx, ctx, { workspaceId, leadIds });
  await ctx.signals.notify(tx, arrivalTopic(workspaceId));
}

import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { arrivalTopic } from '../notify/arrival-topic.ts';
import { countEarlier } from './earlier-queries.ts';
import type { FormRow } from './form-queries.ts';
import { promiseEmailRound } from '../notify/lead-emails.ts';
import { newsSince } from '../rules.ts';

/** Has the leads told of that were sent long before we came to know of their form: all of them together, and once. */
export async function findEarlierLeads(
  tx: Database,
  ctx: AppContext,
  { workspaceId, form }: { workspaceId: WorkspaceId; form: Pick<FormRow, 'facebookFormId' | 'addedAt'> },
): Promise<void> {
  const { facebookFormId } = form;
  const now = new Date(ctx.now());
  const found = await countEarlier(tx, workspaceId, { facebookFormId, before: newsSince(form), now });
  if (!found) return;
  await promiseEmailRound(tx, ctx, workspaceId);
  await ctx.signals.notify(tx, arrivalTopic(workspaceId));
}

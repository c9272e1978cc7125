import type { LeadCounts } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { FormRow } from '../sync/form-queries.ts';
import { countLeads, findRetention } from '../queries.ts';
import { readableSince } from '../rules.ts';
import { countSetAside } from '../sync/set-aside-queries.ts';

type Counted = Pick<FormRow, 'facebookFormId' | 'readWhollyAt' | 'leadsAtMeta' | 'countedAt'>;

/** Counts as of the last time all were read: what Meta handed out then, it counts until then. */
async function countForm(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  form: Counted,
) {
  const at = form.readWhollyAt?.getTime() ?? now();
  const since = readableSince(at, await findRetention(db, workspaceId));
  return countLeads(db, workspaceId, { facebookFormId: form.facebookFormId, since });
}

/** How many of the leads that Meta should have are known here, erased ones and those set aside included. */
export async function knownAtMeta(ctx: AppContext, workspaceId: WorkspaceId, form: Counted): Promise<number> {
  const { hereRecent, erasedRecent } = await countForm(ctx, workspaceId, form);
  return hereRecent + erasedRecent + (await countSetAside(ctx.db, workspaceId, form.facebookFormId));
}

/** How many leads of a form are here and at Meta, and when the newest came. */
export async function getLeadCounts(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  form: Counted,
): Promise<{ counts: LeadCounts; newestReceivedAt: Date | null }> {
  const { here, hereRecent, erasedRecent, newestReceivedAt } = await countForm(ctx, workspaceId, form);
  const { leadsAtMeta: atMeta, countedAt } = form;
  const setAside = await countSetAside(ctx.db, workspaceId, form.facebookFormId);
  const agree = atMeta !== null && atMeta <= hereRecent + erasedRecent;
  return {
    counts: { here, hereRecent, atMeta, countedAt: countedAt?.toISOString() ?? null, agree, setAside },
    newestReceivedAt,
  };
}

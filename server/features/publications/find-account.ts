import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { unlessRefused } from '#server/platform/refusal.ts';
import { getAdAccountAccess } from '../connections/access.ts';
import type { PublicationRow } from './queries.ts';

/** The ad account of a run; undefined while the person's link to Facebook is missing or broken. */
export async function findAccount(
  ctx: AppContext,
  { workspaceId, adAccountId }: PublicationRow,
): Promise<Account | undefined> {
  const access = await unlessRefused(getAdAccountAccess(ctx, workspaceId, adAccountId));
  return access?.account;
}

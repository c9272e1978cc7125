import { ensureHeard } from '#server/features/connections/hear-of.ts';
import { findConnection, saveStanding } from '#server/features/connections/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Reading } from './reading.ts';

const askedEveryMs = 24 * 60 * 60_000;

/** Once a day sees to it that Meta tells of changes in the ad account. Where it will not, they are found by the clock. */
export async function hearOfAccount(ctx: AppContext, { workspaceId, account, at }: Reading): Promise<void> {
  const { db, meta, log } = ctx;
  const adAccounts = (await findConnection(db, workspaceId))?.adAccounts;
  const askedAt = adAccounts?.find(({ id }) => id === account.id)?.askedToTellAt;
  if (askedAt && at.getTime() - Date.parse(askedAt) < askedEveryMs) return;
  const askedToTellAt = at.toISOString();
  await saveStanding(db, workspaceId, { adAccountId: account.id, askedToTellAt });
  try {
    await ensureHeard(ctx, 'ad_account');
    await meta.ensureAccountTells(account);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failureKind === 'unauthorized') throw error;
    log.info('an ad account does not tell of its changes', {
      adAccountId: account.id,
      reason: error.message,
    });
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Somebody waits for the answer to what they asked for, not for this. */
const patienceMs = 5_000;

interface Look<Seen> {
  adAccountId: string;
  read(account: Account): Promise<Seen>;
}

/**
 * Looks at Meta before a change is promised, so that what cannot be done is said at once. Undefined where Meta does not
 * answer: the change itself looks again, and has more patience.
 */
export async function lookAtMeta<Seen>(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { adAccountId, read }: Look<Seen>,
): Promise<{ seen: Seen } | undefined> {
  const { account } = await getAdAccountAccess(ctx, workspaceId, adAccountId);
  try {
    const nothing = wait(patienceMs, undefined, { ref: false });
    return await Promise.race([read(account).then((seen) => ({ seen })), nothing]);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
    if (error.failureKind !== 'unauthorized') return undefined;
    throw new Refusal('CONNECTION_BROKEN');
  }
}

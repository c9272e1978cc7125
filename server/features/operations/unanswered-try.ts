import { setTimeout as wait } from 'node:timers/promises';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';

/** What has not been begun this long after it was sent never will be: its connection is long dead. */
const beginsWithinMs = 5_000;

/** A try to make something at Meta, which Meta may not have answered. */
interface Try {
  /** Of the operation. */
  marker: string;
  triedAt: Date;
}

/** The label of everything one try makes: the operation's marker, and which try it was. */
export function labelOf({ marker, triedAt }: Try): string {
  return `${marker}~${triedAt.getTime().toString(36)}`;
}

/** Whether what an unanswered try has made may still not show in Meta's lists. */
export function maySettleYet({ now }: Pick<AppContext, 'now'>, triedAt: Date | null): boolean {
  return triedAt !== null && now() - triedAt.getTime() < settlesWithinMs;
}

/**
 * Where nothing shows of an unanswered try, Meta is asked whether it ever began: then we wait until it shows, however long
 * lists take. Where it did not, a minute of waiting would change nothing.
 */
export async function mustNotHaveBegun(
  ctx: AppContext,
  { account, marker, triedAt }: Omit<Try, 'triedAt'> & { account: Account; triedAt: Date | null },
): Promise<void> {
  if (!triedAt || !maySettleYet(ctx, triedAt)) return;
  await wait(Math.max(0, triedAt.getTime() + beginsWithinMs - ctx.now()));
  const aheadMs = ctx.meta.now() - ctx.now();
  const begunBefore = new Date(triedAt.getTime() + beginsWithinMs + aheadMs);
  const label = labelOf({ marker, triedAt });
  if (await ctx.meta.mayHaveBegun(account, { label, begunBefore })) throw unansweredTry();
}

/** Says that the outcome of a try is not known. */
export function unansweredTry(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    failureKind: 'unknown-outcome',
    detail: 'Meta did not say what it made',
    retrySoon: true,
  });
}

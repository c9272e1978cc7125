import { setTimeout as wait } from 'node:timers/promises';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import type { Progress } from './progress.ts';
import type { PublicationRow } from './queries.ts';

/** What has not been begun this long after it was sent never will be: its connection is long dead. */
const beginsWithinMs = 5_000;

/** The label of everything one try makes: the run's marker, and which try it was. */
export function labelOf({ marker }: Pick<PublicationRow, 'marker'>, triedAt: Date): string {
  return `${marker}~${triedAt.getTime().toString(36)}`;
}

/** Nothing is made under what is there already until what an unanswered try may have added to it would show. */
export function mustHaveSettled({ ctx, publication: { lastTryAt } }: Progress): void {
  if (lastTryAt && ctx.now() - lastTryAt.getTime() < settlesWithinMs) throw unansweredTry();
}

/**
 * Where nothing shows at all, Meta is asked whether it ever began: then we wait until it shows, however long lists take.
 * Where it did not, a minute of waiting would change nothing.
 */
export async function mustNotHaveBegun({ ctx, account, publication }: Progress): Promise<void> {
  const { lastTryAt } = publication;
  if (!lastTryAt || ctx.now() - lastTryAt.getTime() >= settlesWithinMs) return;
  await wait(Math.max(0, lastTryAt.getTime() + beginsWithinMs - ctx.now()));
  const aheadMs = ctx.meta.now() - ctx.now();
  const begunBefore = new Date(lastTryAt.getTime() + beginsWithinMs + aheadMs);
  const mayHaveBegun = await ctx.meta.mayHaveBegun(account, {
    label: labelOf(publication, lastTryAt),
    begunBefore,
  });
  if (mayHaveBegun) throw unansweredTry();
}

export function unansweredTry(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    failureKind: 'unknown-outcome',
    detail: 'Meta did not say what it made',
    retrySoon: true,
  });
}

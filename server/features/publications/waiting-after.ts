import type { Waiting } from '#contract/publishing/publications.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';

/** What a run waits for after this trouble; `now` in ms since 1970. */
export function waitingAfter({ failureKind, waitMs }: GatewayError, now: number): Waiting {
  const until = waitMs ? new Date(now + waitMs).toISOString() : null;
  if (failureKind === 'unauthorized') return { for: 'link', until: null };
  if (failureKind === 'rate-limited') return { for: 'slow-down', until };
  return { for: failureKind === 'unknown-outcome' ? 'late-lists' : 'outage', until };
}

import type { Waiting } from '#contract/publishing/publications.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';

const passing = new Set(['rate-limited', 'unavailable', 'unknown-outcome', 'unexpected-reply']);

/** True for what may be over by itself after a while. */
export function isPassing({ trouble }: GatewayError): boolean {
  return passing.has(trouble);
}

/** What a run waits for after this trouble; `now` in ms since 1970. */
export function waitingAfter({ trouble, waitMs }: GatewayError, now: number): Waiting {
  const until = waitMs ? new Date(now + waitMs).toISOString() : null;
  if (trouble === 'unauthorized') return { for: 'link', until: null };
  if (trouble === 'rate-limited') return { for: 'slow-down', until };
  return { for: trouble === 'unknown-outcome' ? 'late-lists' : 'outage', until };
}

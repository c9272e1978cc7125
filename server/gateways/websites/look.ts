import type { Answer } from '../visits/answer.ts';

export const lookOutcomes = ['reached', 'not-found', 'down', 'insecure', 'refused', 'unclear'] as const;
/** `refused`: not us, and perhaps nobody else. `unclear`: what stands in the way may be on our side. */
export type LookOutcome = (typeof lookOutcomes)[number];

export type LookReason =
  // Of `down`
  | 'no-server'
  | 'nobody'
  | 'silent'
  | 'broken-off'
  | 'server-error'
  | 'endless'
  // Of `insecure`
  | 'expired'
  | 'wrong-name'
  | 'self-signed'
  | 'no-encryption'
  // Of `unclear`
  | 'private-network'
  | 'unknown-certificate'
  | 'unreadable'
  | 'our-line';

export interface Seen {
  outcome: LookOutcome;
  because: LookReason | null;
  /** Of HTTP, where there was an answer. */
  status: number | null;
}

/** What was seen of a page, and how long the first 64 KB of it took. */
export interface Look extends Seen {
  ms: number;
}

export function lookOf({ status, header }: Pick<Answer, 'status' | 'header'>): Seen {
  const seen = (outcome: LookOutcome, because: LookReason | null = null): Seen => ({
    outcome,
    because,
    status,
  });
  // A wall against robots, whatever its status: https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  if (header('cf-mitigated')) return seen('refused');
  if (status < 400) return seen('reached');
  if (status === 404 || status === 410) return seen('not-found');
  return status >= 500 && status < 600 ? seen('down', 'server-error') : seen('refused');
}

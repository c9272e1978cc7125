import type { Database } from '#server/platform/database/database.ts';
import { hitRateLimit } from '../queries.ts';

/** How often one client address may ask an endpoint of Better Auth, windows in seconds. */
export const doorLimits = {
  '/sign-in/email': { window: 60, max: 10 },
  '/sign-in/social': { window: 60, max: 10 },
  '/sign-up/email': { window: 60, max: 10 },
  '/request-password-reset': { window: 60, max: 5 },
  '/send-verification-email': { window: 60, max: 5 },
  '/reset-password': { window: 60, max: 10 },
  '/change-password': { window: 60, max: 10 },
  '/verify-email': { window: 60, max: 20 },
  '/two-factor/*': { window: 60, max: 10 },
  '/passkey/*': { window: 60, max: 20 },
  // Every open page asks twice a minute, and learns nothing it did not bring.
  '/get-session': false,
} as const;

/** Counts in the database, so that every process sees every request. */
export function openLimits({ db, now }: { db: Database; now(): number }) {
  return {
    async consume(key: string, { window, max }: { window: number; max: number }) {
      const count = await hitRateLimit(db, key, { now: now(), withinMs: window * 1000 });
      return { allowed: count <= max, retryAfter: count <= max ? null : window };
    },
  };
}

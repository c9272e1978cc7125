import type { AppContext } from '#server/app-context.ts';
import { findPasswordHash } from '#server/features/people/queries.ts';
import {
  countPasskeys,
  findSession,
  hasPasswordProof,
  proofMs,
} from '#server/features/people/security/security-queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Refuses whoever has a password and has not typed it lately, and whoever has only passkeys and has shown none lately:
 * a stolen session must not be enough for this.
 */
export async function mustHaveProven({ db, now }: AppContext, person: Person): Promise<void> {
  if (await findPasswordHash(db, person.id)) {
    if (!(await hasPasswordProof(db, person.sessionId, new Date(now())))) throw new Refusal('PROOF_NEEDED');
    return;
  }
  if ((await countPasskeys(db, person.id)) === 0) return;
  const shownAt = (await findSession(db, person.sessionId))?.secondFactorAt;
  if (!shownAt || shownAt.getTime() <= now() - proofMs) throw new Refusal('PROOF_NEEDED');
}

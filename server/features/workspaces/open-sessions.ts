import { workspaceHeader } from '#contract/people/workspaces.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Sessions, type SignedIn, whoIs } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findStanding } from './member-queries.ts';
import { ensureWorkspace } from './queries.ts';

interface SessionParts {
  db: Database;
  now(): number;
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>;
}

/** The session check: the only place where a workspace id is minted. */
export function openSessions({ db, now, findSignedIn }: SessionParts): Sessions {
  return {
    async read(headers, named = headers.get(workspaceHeader) ?? undefined) {
      const signedIn = await findSignedIn(headers);
      if (!signedIn) return undefined;
      const { user, session } = signedIn;
      const standing =
        (await findStanding(db, user.id, { named, active: session.activeWorkspaceId })) ??
        (named === undefined ? await ensureWorkspace(db, user, now()) : undefined);
      if (!standing) throw new Refusal('NOT_A_MEMBER');
      const hasShownSecondFactor = Boolean(session.secondFactorAt);
      return { ...whoIs(user), ...standing, sessionId: session.id, hasShownSecondFactor };
    },
  };
}

import type { Database } from '#server/platform/database/database.ts';
import type { Sessions, SignedIn } from '#server/platform/crypto/sessions.ts';
import { ensureWorkspace } from './queries.ts';

interface SessionParts {
  db: Database;
  now(): number;
  findSignedIn(headers: Headers): Promise<SignedIn | null>;
}

/** The session check: the only place where a workspace id is minted. */
export function openSessions({ db, now, findSignedIn }: SessionParts): Sessions {
  return {
    async read(headers) {
      const signedIn = await findSignedIn(headers);
      if (!signedIn) return undefined;
      const { user, session } = signedIn;
      const workspaceId = await ensureWorkspace(db, user, now());
      const { id, name, email, language, createdAt: memberSince } = user;
      return { id, name, email, language, memberSince, workspaceId, sessionId: session.id };
    },
  };
}

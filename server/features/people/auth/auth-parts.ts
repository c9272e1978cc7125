import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Passwords } from '#server/platform/crypto/passwords.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Standing, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Signals } from '#server/platform/signals.ts';
import type { setSessionCookie } from 'better-auth/cookies';

export interface AuthParts {
  log: Log;
  db: Database;
  queue: Queue;
  signals: Signals;
  settings: Settings;
  passwords: Passwords;
  now(): number;
  /** What the keys are called that act for a person: they outlive a password. */
  listKeyNames(personId: string): Promise<string[]>;
  /** Whether a person belongs to a workspace, and more than a password must have been shown to let an assistant in there. */
  findStanding(
    personId: string,
    workspaceId: string,
  ): Promise<Pick<Standing, 'workspaceId' | 'requiresSecondFactor'> | undefined>;
  /** Writes into the log of the workspace that an assistant was let in. */
  noteGrant(grant: { personId: string; workspaceId: WorkspaceId; clientId: string }): Promise<void>;
  /** Whether the person was signed in before. */
  hasBeenHere(personId: string): Promise<boolean>;
}

/** A question on its way through Better Auth. */
export type AuthQuestion = Parameters<typeof setSessionCookie>[0];

/** Set by our server from the socket, never taken from the client. */
export const clientAddressHeader = 'x-client-address';

/** Where a question to the account service comes from. */
export function fromWhere({ headers }: { headers?: Headers | undefined }): string {
  return headers?.get(clientAddressHeader) ?? '';
}

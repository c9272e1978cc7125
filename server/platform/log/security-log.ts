import type { Log } from './log.ts';

/** What somebody who looks into an attack asks for. */
type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'code-asked'
  | 'code-failed'
  | 'code-refused'
  | 'second-factor-shown'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-failed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'password-check-failed'
  | 'email-move-asked'
  | 'email-move-cancelled'
  | 'email-moved'
  | 'became-operator'
  | 'operator-made'
  | 'operator-retired'
  | 'plan-set'
  | 'jobs-retried'
  | 'backup-asked'
  | 'support-file'
  | 'settings-changed'
  | 'restarted'
  | 'key-made'
  | 'key-revoked'
  | 'key-used'
  | 'key-refused';

interface Particulars {
  /** Whose account it is about, where that is known. Never an address, a name or anything that was typed. */
  personId?: string | undefined;
  /** Where the request came from. */
  from?: string | undefined;
  [detail: string]: string | number | undefined;
}

/** Writes an event to the log under one name, `security`, so that an operator can pick these out and keep them longer. */
export function noteSecurity({ log }: { log: Log }, event: SecurityEvent, particulars: Particulars): void {
  log.info('security', { event, ...particulars });
}

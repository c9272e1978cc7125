import { m } from '#web/paraglide/messages.js';
import { beginRecovery } from './recovery.ts';
import { isSocialProvider, type SocialProvider } from './social-sign-in.ts';

/** What brought somebody to this page, beyond a plain link. */
export type Arrival =
  | { is: 'notice'; tone: 'success' | 'warning'; text: () => string; deletionCode?: string }
  | { is: 'email-change'; token: string }
  | { is: 'social'; provider: SocialProvider };

/** Better Auth's words for an email's link that no longer works. */
const brokenLinks = ['INVALID_TOKEN', 'USER_NOT_FOUND', 'VALIDATION_ERROR', 'INVALID_CALLBACK_URL'];

/** Reads what the address says, in its query or behind its hash. A recovery is kept for this tab. */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival | undefined {
  const query = new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(hash.replace(/^#/, '')),
  ]);
  const type = query.get('type');
  const token = query.get('token');
  if (type === 'email_change' && token) return { is: 'email-change', token };
  if (type === 'recovery' && token) {
    beginRecovery(token);
    return undefined;
  }
  const error = query.get('error');
  if (error) return { is: 'notice', tone: 'warning', text: explainError(error) };
  if (query.get('verified') === '1') return { is: 'notice', tone: 'success', text: m.auth_verified };
  const deletionCode = query.get('deleted');
  if (deletionCode !== null) {
    return {
      is: 'notice',
      tone: 'success',
      text: m.deletions_toast_deleted_text,
      ...(deletionCode && { deletionCode }),
    };
  }
  const provider = query.get('provider');
  return isSocialProvider(provider) ? { is: 'social', provider } : undefined;
}

function explainError(error: string): () => string {
  const code = error.toUpperCase();
  if (code === 'TOKEN_EXPIRED') return m.auth_link_expired;
  if (code === 'TOO_OFTEN') return m.auth_too_often;
  return brokenLinks.includes(code) ? m.auth_link_broken : m.auth_social_failed;
}

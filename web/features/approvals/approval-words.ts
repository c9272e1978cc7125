import type { Approval } from '#contract/approvals.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import type { Tone } from '#web/ui/tone.ts';

/** How a question stands, in a sentence. */
export function stateWords({ state, recipientName, decidedBy, version }: Approval): string {
  const name = decidedBy ?? recipientName;
  switch (state) {
    case 'waiting':
      return m.approvals_state_waiting({ name });
    case 'opened':
      return m.approvals_state_opened({ name });
    case 'approved':
      return m.approvals_state_approved({ name, version });
    case 'changes':
      return m.approvals_state_changes({ name });
    case 'refused':
      return m.approvals_state_refused({ name });
    case 'void':
      return decidedBy ? m.approvals_state_void({ name }) : m.approvals_state_void_asked({ name });
    case 'ended':
      return m.approvals_state_ended({ name });
    case 'revoked':
      return m.approvals_state_revoked({ name });
  }
}

/** Whether it can still be answered. */
export function isWaiting({ state }: Pick<Approval, 'state'>): boolean {
  return state === 'waiting' || state === 'opened';
}

/** Since when, or until when, that is so. */
export function stateTime(approval: Approval): string {
  const { state, expiresAt, decidedAt, voidedAt, voidedBy } = approval;
  if (isWaiting(approval)) return m.approvals_until({ time: formatDateTime(expiresAt) });
  if (state === 'void' && voidedAt)
    return voidedBy
      ? m.approvals_void_by({ name: voidedBy, time: formatDateTime(voidedAt) })
      : m.approvals_void_at({ time: formatDateTime(voidedAt) });
  return formatDateTime(decidedAt ?? expiresAt);
}

/** The same in a word or two, and how it is to be taken. */
export const stateBadges: Record<
  Exclude<Approval['state'], 'revoked'>,
  { tone: Tone; says: () => string }
> = {
  waiting: { tone: 'info', says: m.approvals_badge_waiting },
  opened: { tone: 'info', says: m.approvals_badge_waiting },
  approved: { tone: 'success', says: m.approvals_badge_approved },
  changes: { tone: 'warning', says: m.approvals_badge_changes },
  refused: { tone: 'danger', says: m.approvals_badge_refused },
  void: { tone: 'warning', says: m.approvals_badge_void },
  ended: { tone: 'neutral', says: m.approvals_badge_ended },
};

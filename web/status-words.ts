import { m } from '#web/paraglide/messages.js';
import type { Tone } from '#web/ui/tone.ts';

const known: Record<string, () => string> = {
  ACTIVE: m.live_active,
  PAUSED: m.live_paused,
  WITH_ISSUES: m.live_status_with_issues,
  DISAPPROVED: m.live_status_disapproved,
  PENDING_REVIEW: m.live_status_pending_review,
  IN_PROCESS: m.live_status_in_process,
  CAMPAIGN_PAUSED: m.live_status_campaign_paused,
  ADSET_PAUSED: m.live_status_adset_paused,
  PREAPPROVED: m.live_status_preapproved,
  PENDING_BILLING_INFO: m.live_status_pending_billing_info,
  ARCHIVED: m.live_status_archived,
  DELETED: m.live_status_deleted,
};

/** Meta's status as words; one that nobody has heard of as Meta writes it: SOMETHING_NEW reads 'Something new'. */
export function statusWords(status: string): string {
  const name = Object.hasOwn(known, status) ? known[status] : undefined;
  if (name) return name();
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Grey, `neutral`, where it is neither running nor paused nor rejected. */
export function statusTone(status: string): Tone {
  switch (status) {
    case 'ACTIVE':
      return 'success';
    case 'PAUSED':
      return 'warning';
    case 'DISAPPROVED':
      return 'danger';
    default:
      return 'neutral';
  }
}

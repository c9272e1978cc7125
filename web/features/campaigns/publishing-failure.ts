import type { PublicationProblem } from '#contract/publications.ts';
import { m } from '#web/paraglide/messages.js';

/** Why a run failed, in a sentence for a toast; the page itself says more. */
export function describeFailure(problem: Pick<PublicationProblem, 'title' | 'reason' | 'reference'>): string {
  const { title, reason, reference } = problem;
  if (reason.includes('pages_manage_ads')) return m.campaigns_failed_permission();
  if (/oauth|Authentication Error/i.test(`${title} ${reason}`)) return m.campaigns_failed_sign_in();
  if (/image|media/i.test(reason)) return m.campaigns_failed_images({ reason });
  if (/lead form/i.test(reason)) return m.campaigns_failed_form({ reason });
  if (/\b(account|page)\b/i.test(reason)) return m.campaigns_failed_account({ reason });
  return reference === null ? m.campaigns_failed() : m.campaigns_failed_meta({ reason });
}

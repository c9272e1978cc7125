import type { PublicationProblem } from '#contract/publications.ts';
import { m } from '#web/paraglide/messages.js';

type Failure = Pick<PublicationProblem, 'title' | 'reason' | 'nextStep' | 'link' | 'reference'>;

/** Why a run failed, in a sentence for a toast; the page itself says more. */
export function describeFailure({ title, reason, nextStep, link, reference }: Failure): string {
  const said = `${title} ${reason}`;
  if (said.includes('pages_manage_ads')) return m.campaigns_failed_permission();
  if (/oauth|Authentication Error/i.test(said)) return m.campaigns_failed_sign_in();
  // A picture Meta does not find has a sentence of its own.
  if (title.startsWith('Image upload failed')) return title;
  if (/lead form/i.test(said)) return m.campaigns_failed_form({ reason });
  if (/image|media/i.test(reason)) return m.campaigns_failed_images({ reason });
  // What is to be done at Facebook first.
  if (link && !link.url.startsWith('/')) return m.campaigns_failed_action({ title, text: nextStep });
  if (/\b(account|page)\b/i.test(said)) return m.campaigns_failed_account({ reason });
  return reference === null ? m.campaigns_failed() : m.campaigns_failed_meta({ reason });
}

import type { PublicationProblem } from '#contract/publications.ts';
import { m } from '#web/paraglide/messages.js';

type Failure = Pick<
  PublicationProblem,
  'code' | 'title' | 'reason' | 'nextStep' | 'link' | 'field' | 'reference'
>;

/** Why a run failed, in a sentence for a toast; the page itself says more. */
export function describeFailure({ code, title, reason, nextStep, link, field, reference }: Failure): string {
  switch (code) {
    case 'lead-permission':
      return m.campaigns_failed_permission();
    case 'signed-out':
    case 'unlinked':
      return m.campaigns_failed_sign_in();
    case 'picture':
      return title;
    case 'lead-form':
      return m.campaigns_failed_form({ reason });
    case 'account-or-page':
      return m.campaigns_failed_account({ reason });
    default:
      break;
  }
  if (field === 'mediaIds') return m.campaigns_failed_images({ reason });
  // What is to be done at Facebook first.
  if (link && !link.url.startsWith('/')) return m.campaigns_failed_action({ title, text: nextStep });
  return reference === null ? m.campaigns_failed() : m.campaigns_failed_meta({ reason });
}

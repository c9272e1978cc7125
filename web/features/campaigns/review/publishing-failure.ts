import type { PublicationProblem } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';

type Failure = Pick<
  PublicationProblem,
  'code' | 'title' | 'reason' | 'nextStep' | 'link' | 'field' | 'reference'
>;

const sentences: Partial<Record<Failure['code'], (failure: Failure) => string>> = {
  'lead-permission': () => m.campaigns_failed_permission(),
  'signed-out': () => m.campaigns_failed_sign_in(),
  unlinked: () => m.campaigns_failed_sign_in(),
  picture: ({ title }) => title,
  'lead-form': ({ reason }) => m.campaigns_failed_form({ reason }),
  'account-or-page': ({ reason }) => m.campaigns_failed_account({ reason }),
};

/** Why a run failed, in a sentence for a toast; the page itself says more. */
export function describeFailure(failure: Failure): string {
  const { code, title, reason, nextStep, link, field, reference } = failure;
  const sentence = sentences[code];
  if (sentence) return sentence(failure);
  if (field === 'mediaIds') return m.campaigns_failed_images({ reason });
  // What is to be done at Facebook first.
  if (link && !link.url.startsWith('/')) return m.campaigns_failed_action({ title, text: nextStep });
  return reference === null ? m.campaigns_failed() : m.campaigns_failed_meta({ reason });
}

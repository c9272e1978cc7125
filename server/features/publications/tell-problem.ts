import type { Language } from '#contract/people/people.ts';
import type { PublicationProblemCode } from '#contract/publishing/publication-problems.ts';
import type { PublicationProblem } from '#contract/publishing/publications.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf } from '#server/platform/catalogue-key.ts';
import { type CodedText, sayText } from '#server/platform/coded-text.ts';
import type { Difference, StoredProblem } from './tables.ts';

/** Where a problem is put right: a page of Meta's, or one of ours. */
export const pages = {
  facebook: 'https://www.facebook.com/',
  'ads-manager': 'https://www.facebook.com/adsmanager/manage/campaigns',
  'account-quality': 'https://www.facebook.com/accountquality/',
  billing: 'https://www.facebook.com/ads/manager/account_settings/account_billing/',
  'business-settings': 'https://business.facebook.com/settings/',
  'instant-forms': 'https://business.facebook.com/latest/instant_forms/',
  authorizations: 'https://www.facebook.com/id/',
  'ad-policies': 'https://transparency.meta.com/policies/ad-standards/',
  connection: '/dashboard',
  support: '/support',
} as const;

/** Nothing stands here for what is put right in the campaign itself. */
const pageOf: Partial<Record<PublicationProblemCode, keyof typeof pages>> = {
  'signed-out': 'connection',
  checkpoint: 'facebook',
  permission: 'connection',
  'lead-permission': 'connection',
  'account-role': 'business-settings',
  'account-or-page': 'connection',
  instagram: 'business-settings',
  'terms-to-accept': 'ads-manager',
  'app-settings': 'support',
  blocked: 'account-quality',
  'payment-method': 'billing',
  'too-many-ads': 'ads-manager',
  'budget-missing': 'support',
  placements: 'support',
  'regional-identity': 'business-settings',
  political: 'authorizations',
  music: 'ad-policies',
  content: 'ad-policies',
  'lead-form': 'instant-forms',
  unlinked: 'connection',
  'silent-and-left': 'ads-manager',
  'not-undone': 'ads-manager',
};

/** What is told of a problem to a reader of this language. */
export function tellProblem(problem: StoredProblem, locale: Language): PublicationProblem {
  const { code, title, differences, unsaid, ...noted } = problem;
  const page = pageOf[code];
  const key = keyOf(code);
  return {
    ...noted,
    code,
    title: title || m[`publication_problem_${key}_title`]({}, { locale }),
    cause:
      key === 'unknown'
        ? unknownCause(unsaid, locale)
        : m[`publication_problem_${key}_cause`]({}, { locale }),
    nextStep: m[`publication_problem_${key}_next`]({}, { locale }),
    reason: differences.length > 0 ? tellDifferences(differences, locale) : problem.reason,
    link: page ? { label: m[`publication_page_${keyOf(page)}`]({}, { locale }), url: pages[page] } : null,
  };
}

/** Of what we do not know Meta alone can say the cause, if it does. */
function unknownCause(unsaid: CodedText | undefined, locale: Language): string {
  return unsaid ? sayText(unsaid, locale) : '';
}

function tellDifferences(differences: Difference[], locale: Language): string {
  const told = differences.map(({ what, ad }) =>
    m[`publication_difference_${keyOf(what)}`]({ ad }, { locale }),
  );
  return m.publication_different({ list: told.join(', ') }, { locale });
}

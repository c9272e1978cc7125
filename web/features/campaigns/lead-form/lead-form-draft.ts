import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { NewLeadForm, type PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { clipGraphemes } from '#web/ui/format/graphemes.ts';
import { leadFormWords } from './lead-form-words.ts';
import { completeUrl } from '../wizard/wizard-steps.ts';

/** A form as it is being filled in. */
export interface LeadFormDraft {
  name: string;
  headline: string;
  intro: string;
  questions: PrefilledQuestion[];
  ownQuestions: string[];
  privacyPolicyUrl: string;
  thankYouTitle: string;
  thankYouText: string;
  thankYouButton: string;
  websiteUrl: string;
}

export type LeadFormField = keyof LeadFormDraft;

/** As long as Meta shows them in full. */
export const leadFormLengths = {
  name: 100,
  headline: 60,
  intro: 500,
  ownQuestion: 80,
  ownQuestions: 3,
  url: 1000,
  thankYouTitle: 60,
  thankYouText: 200,
  thankYouButton: 30,
} as const;

type Known = Pick<CampaignFields, 'title' | 'businessName' | 'productService' | 'websiteUrl' | 'language'>;

/** A form that only wants a look and a link to the privacy policy. */
export function startLeadForm(known: Known, takenNames: readonly string[]): LeadFormDraft {
  const words = leadFormWords(known.language);
  const headline = words.headline(known.productService.trim());
  const name = known.title.trim() || known.businessName.trim();
  return {
    name: freeName(clipGraphemes(name, leadFormLengths.name - 4), takenNames),
    headline: headline.length > leadFormLengths.headline ? words.headline('') : headline,
    intro: words.intro,
    questions: ['FULL_NAME', 'EMAIL', 'PHONE'],
    ownQuestions: [],
    privacyPolicyUrl: '',
    thankYouTitle: words.thankYou.title,
    thankYouText: words.thankYou.text,
    thankYouButton: words.thankYou.button,
    websiteUrl: completeUrl(known.websiteUrl),
  };
}

/** The form to be made, or the fields that are not right yet. */
export function readLeadForm(
  draft: LeadFormDraft,
  place: Pick<NewLeadForm, 'pageId' | 'language'>,
): { form: NewLeadForm; wrong?: undefined } | { form?: undefined; wrong: LeadFormField[] } {
  const { name, questions, headline, intro } = draft;
  const read = NewLeadForm.safeParse({
    ...place,
    name,
    questions,
    intro: headline.trim() || intro.trim() ? { headline, text: intro } : null,
    ownQuestions: draft.ownQuestions.filter((question) => question.trim() !== ''),
    privacyPolicyUrl: completeUrl(draft.privacyPolicyUrl),
    thankYou: {
      title: draft.thankYouTitle,
      text: draft.thankYouText,
      button: draft.thankYouButton,
      websiteUrl: completeUrl(draft.websiteUrl),
    },
  });
  if (read.success) return { form: read.data };
  return { wrong: read.error.issues.map(({ path }) => fieldAt(path.slice(0, 2).join('.'))) };
}

/** The form as far as it has come, as the law is asked about it. */
export function shownForm(draft: LeadFormDraft, place: Pick<NewLeadForm, 'pageId' | 'language'>): Shown {
  const { headline, intro, questions, ownQuestions, thankYouTitle, thankYouText, thankYouButton } = draft;
  return {
    what: 'lead-form',
    form: {
      ...place,
      intro: { headline, text: intro },
      questions,
      ownQuestions,
      privacyPolicyUrl: draft.privacyPolicyUrl,
      thankYou: { title: thankYouTitle, text: thankYouText, button: thankYouButton },
    },
  };
}

/** The draft with other words for a field, as the law names it. */
export function withWords(draft: LeadFormDraft, field: string, text: string): LeadFormDraft {
  const [part, place] = field.split('.');
  if (part !== 'ownQuestions') return { ...draft, [fieldAt(field)]: text };
  return { ...draft, ownQuestions: draft.ownQuestions.with(Number(place), text) };
}

function fieldAt(path: string): LeadFormField {
  switch (path) {
    case 'questions':
    case 'privacyPolicyUrl':
      return path;
    case 'intro.headline':
      return 'headline';
    case 'intro.text':
      return 'intro';
    case 'thankYou.title':
      return 'thankYouTitle';
    case 'thankYou.text':
      return 'thankYouText';
    case 'thankYou.button':
      return 'thankYouButton';
    case 'thankYou.websiteUrl':
      return 'websiteUrl';
    default:
      return path.startsWith('ownQuestions') ? 'ownQuestions' : 'name';
  }
}

/** Names of forms are unique on a page. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let n = 2;
  while (taken.includes(`${name} ${n}`)) n += 1;
  return `${name} ${n}`;
}

import { adLocales } from '#contract/campaigns/campaign.ts';
import type { ShownForm } from '#contract/compliance/shown.ts';
import { dayAt } from '#contract/days.ts';
import type { Judged } from './judged.ts';
import { plainFacts } from './plain-facts.ts';
import { textOf } from './text-of.ts';

/** What the rules may judge a lead form by. Where it will be shown is not known yet, so it is taken for Norway. */
export function readForm(form: ShownForm, now: number): Judged {
  const { intro, ownQuestions, thankYou } = form;
  const usual = adLocales[form.language];
  const texts = [
    ['intro.headline', intro?.headline],
    ['intro.text', intro?.text],
    ...ownQuestions.map((question, place) => [`ownQuestions.${place}`, question] as const),
    ['thankYou.title', thankYou.title],
    ['thankYou.text', thankYou.text],
    ['thankYou.button', thankYou.button],
  ] as const;
  return {
    subject: `page:${form.pageId}`,
    name: '',
    content: {
      ...plainFacts,
      language: usual,
      texts: texts.flatMap(([field, text]) => (text ? [textOf(field, { of: 'form', text, usual })] : [])),
      countryCodes: ['NO'],
      form: {
        privacyUrl: form.privacyPolicyUrl || null,
        questions: [...form.questions, ...ownQuestions],
      },
      today: dayAt(now, 'UTC'),
    },
  };
}

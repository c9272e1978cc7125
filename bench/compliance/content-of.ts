import { nothingInIt } from '#contract/compliance/picture.ts';
import { fold } from '#server/features/compliance/matching/fold.ts';
import { languageOf } from '#server/features/compliance/matching/language-of.ts';
import type { CheckedText, Content } from '#server/features/compliance/rule.ts';
import { plainAd } from '#tests/compliance/plain-ad.ts';
import type { LabelledAd } from './labelled-ad.ts';

/** An ad of the corpus as the rules are given one. */
export function contentOf(ad: LabelledAd, industry: string): Content {
  const { picture, form } = ad;
  return {
    ...plainAd,
    ...ad.with,
    industry,
    language: languageIn(ad),
    texts: textsOf(ad),
    pictures: picture
      ? [
          {
            field: 'mediaIds.a',
            told: picture.told && { ...nothingInIt, ...picture.told },
            isEnhanced: picture.isEnhanced ?? false,
          },
        ]
      : [],
    form: form ? { privacyUrl: form.privacyUrl, questions: form.questions } : null,
  };
}

/** What an ad and its form say, as a draft's texts are read. */
export function textsOf(ad: LabelledAd, name = 'a'): CheckedText[] {
  const { headline = '', text, description = '', form } = ad;
  const said: [field: string, of: CheckedText['of'], text: string][] = [
    [`ads.${name}.headline`, 'ad', headline],
    [`ads.${name}.primaryText`, 'ad', text],
    [`ads.${name}.description`, 'ad', description],
    ...(form?.questions ?? []).map((question, place): [string, 'form', string] => [
      `form.questions.${place}`,
      'form',
      question,
    ]),
    ['form.consent', 'form', form?.consent ?? ''],
  ];
  return said
    .filter(([, , words]) => words !== '')
    .map(([field, of, words]) => ({
      field,
      of,
      language: languageOf(words, languageIn(ad)),
      text: words,
      folded: fold(words),
    }));
}

function languageIn({ language }: LabelledAd): Content['language'] {
  return language === 'en' || language === 'other' ? 'en' : 'nb';
}

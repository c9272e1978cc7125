import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { alcohol, withoutAlcohol } from '../words/alcohol.ts';

/** Where a beer, a bottle or a glass is drawn in a sign. */
const glasses = /[🍺🍻🍷🍸🍹🥂🍾🥃🍶]/gu;

export const noAlkohol: Rule = {
  id: 'NO-ALKOHOL',
  since: '1989-06-02',
  law: 'Alkoholloven (1989-06-02-27) § 9-2, alkoholforskriften §§ 14-2 og 14-3',
  url: 'https://lovdata.no/dokument/NL/lov/1989-06-02-27',
  *find(content) {
    yield* struckBy(alcohol.find(content), 'stop', 'no_alkohol_drink');
    yield* struckBy(withoutAlcohol.find(content), 'ask', 'no_alkohol_without');
    for (const { field, text } of content.texts.filter(({ of }) => of !== 'brief'))
      for (const { 0: sign, index: start } of text.matchAll(glasses))
        yield { level: 'ask', code: 'no_alkohol_sign', field, span: { start, end: start + sign.length } };
    for (const { field, told } of content.pictures)
      if (told?.hasAlcohol) yield { level: 'stop', code: 'no_alkohol_picture', field };
  },
};

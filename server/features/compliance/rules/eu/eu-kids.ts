import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { alcohol } from '../words/alcohol.ts';
import { addressed, pressed, young } from '../words/children.ts';
import { sweets } from '../words/foods.ts';

export const euKids: Rule = {
  id: 'EU-KIDS',
  since: '2020-09-19',
  law: 'Directive 2010/13/EU, Articles 9 and 28b, and national law',
  url: 'https://eur-lex.europa.eu/eli/dir/2010/13/oj',
  isUnsure: true,
  *find(content) {
    const limited = [...alcohol.find(content), ...sweets.find(content)];
    const isAimedAtThem =
      content.ageFrom < 18 ||
      addressed.find(content).length > 0 ||
      pressed.find(content).length > 0 ||
      content.pictures.some(({ told }) => told?.isForChildren);
    const spokenOf = new Set(young.find(content).map(({ field }) => field));
    yield* struckBy(
      limited.filter(({ field }) => isAimedAtThem || spokenOf.has(field)),
      'ask',
      'eu_kids_limited',
    );
    for (const { field, told } of content.pictures)
      if (isAimedAtThem && told?.hasAlcohol) yield { level: 'ask', code: 'eu_kids_limited', field };
  },
};

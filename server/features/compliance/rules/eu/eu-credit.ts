import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { careless, findCreditFigures, lent, loans } from '../words/credit.ts';

export const euCredit: Rule = {
  id: 'EU-CREDIT',
  since: '2026-11-20',
  law: 'Directive (EU) 2023/2225, Article 8',
  url: 'https://eur-lex.europa.eu/eli/dir/2023/2225/oj',
  isUnsure: true,
  find(content) {
    const fields = new Set<string>();
    const lists = [loans, lent, careless].flatMap((list) => list.find(content));
    const told = [...lists, ...findCreditFigures(content)];
    return struckBy(
      told.filter(({ field }) => !fields.has(field) && fields.add(field)),
      'ask',
      'eu_credit_warning',
    );
  },
};

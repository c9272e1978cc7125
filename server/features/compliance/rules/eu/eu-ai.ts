import type { Rule } from '../../rule.ts';

export const euAi: Rule = {
  id: 'EU-AI',
  since: '2026-08-02',
  law: 'Regulation (EU) 2024/1689, Article 50',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  isUnsure: true,
  *find({ pictures }) {
    for (const { field, told, isEnhanced } of pictures)
      if (isEnhanced && told && told.people !== 'none') yield { level: 'ask', code: 'eu_ai_person', field };
  },
};

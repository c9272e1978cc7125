import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { energyDrinks } from '../words/foods.ts';

export const noEnergi: Rule = {
  id: 'NO-ENERGI',
  since: '2026-01-01',
  law: 'Matloven, aldersgrense på 16 år for salg av energidrikker med mer enn 15 mg koffein per 100 ml',
  url: 'https://lovdata.no/dokument/NL/lov/2003-12-19-124',
  isUnsure: true,
  find: (content) =>
    content.ageFrom < 18
      ? struckBy(energyDrinks.find(content), 'ask', 'no_energi_age')
      : struckBy(energyDrinks.find(content), 'hint', 'no_energi_sale'),
};

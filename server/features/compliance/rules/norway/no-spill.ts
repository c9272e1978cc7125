import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { gambling, licensed } from '../words/gambling.ts';

export const noSpill: Rule = {
  id: 'NO-SPILL',
  since: '2023-01-01',
  law: 'Pengespilloven (2022-03-18-12) § 6',
  url: 'https://lovdata.no/dokument/NL/lov/2022-03-18-12',
  find: (content) => [
    ...struckBy(gambling.find(content), 'stop', 'no_spill_game'),
    ...struckBy(licensed.find(content), 'ask', 'no_spill_licence'),
  ],
};

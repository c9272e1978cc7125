import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { overTheCounter, prescribed } from '../words/medicines.ts';

export const noLegemiddel: Rule = {
  id: 'NO-LEGEMIDDEL',
  since: '2010-01-01',
  law: 'Legemiddelforskriften (2009-12-18-1839) kapittel 13, legemiddelloven',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-12-18-1839',
  isUnsure: true,
  find: (content) => [
    ...struckBy(prescribed.find(content), 'stop', 'no_legemiddel_prescribed'),
    ...struckBy(overTheCounter.find(content), 'ask', 'no_legemiddel_counter'),
  ],
};

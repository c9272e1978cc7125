import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { findHealthClaims } from '../words/health-claims.ts';

export const noHelsepastand: Rule = {
  id: 'NO-HELSEPÅSTAND',
  since: '2010-03-01',
  law: 'Forskrift om ernærings- og helsepåstander om næringsmidler (2010-02-17-187)',
  url: 'https://lovdata.no/dokument/SF/forskrift/2010-02-17-187',
  find(content) {
    const { healing, cautious } = findHealthClaims(content);
    return [
      ...struckBy(healing, 'stop', 'no_helsepastand_heals'),
      ...struckBy(cautious, 'ask', 'no_helsepastand_approved'),
    ];
  },
};

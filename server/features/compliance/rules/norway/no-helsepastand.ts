import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { healing, wellness } from '../words/health-claims.ts';

export const noHelsepastand: Rule = {
  id: 'NO-HELSEPÅSTAND',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2010-03-01',
  law: 'Forskrift om ernærings- og helsepåstander om næringsmidler (2010-02-17-187)',
  url: 'https://lovdata.no/dokument/SF/forskrift/2010-02-17-187',
  find: (content) => [
    ...struckBy(healing.find(content), 'stop', 'no_helsepastand_heals'),
    ...struckBy(wellness.find(content), 'ask', 'no_helsepastand_approved'),
  ],
};

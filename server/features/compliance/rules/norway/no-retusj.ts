import type { Rule } from '../../rule.ts';

export const noRetusj: Rule = {
  id: 'NO-RETUSJ',
  since: '2022-07-01',
  law: 'Markedsføringsloven § 2 andre ledd, forskrift om merking av retusjert reklame (2022-06-17-1114)',
  url: 'https://lovdata.no/dokument/SF/forskrift/2022-06-17-1114',
  *find({ pictures }) {
    for (const { field, told, isEnhanced } of pictures) {
      if (!told || told.people === 'none') continue;
      if (told.isRetouched) yield { level: 'ask', code: 'no_retusj_mark', field };
      else if (isEnhanced) yield { level: 'ask', code: 'no_retusj_enhanced', field };
    }
  },
};

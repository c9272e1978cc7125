import type { Rule } from '../../rule.ts';

export const noNavn: Rule = {
  id: 'NO-NAVN',
  since: '2018-07-01',
  law: 'Åndsverkloven (2018-06-15-40) § 104',
  url: 'https://lovdata.no/dokument/NL/lov/2018-06-15-40',
  isUnsure: true,
  *find({ pictures }) {
    for (const { field, told } of pictures) {
      if (!told || told.people === 'none' || told.haveAgreed) continue;
      if (told.haveAgreed === false) yield { level: 'stop', code: 'no_navn_refused', field };
      else
        yield {
          level: 'ask',
          code: told.people === 'children' ? 'no_navn_children' : 'no_navn_adults',
          field,
        };
    }
  },
};

import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const asking = phrases({
  nb: 'prisantydning*|prisantyding*|prisforlangende|pris antydet|startpris|prisant|utropspris*|innskudd og fellesutgifter|lokkepris*',
  en: 'asking price*|price indication*|guide price*',
});
const total = phrases({
  nb: 'totalpris*|fellesgjeld*|totalt|omkostning*|omk|inkl omk|totalsum|inkludert omkostning*',
  en: 'total price|shared debt|joint debt|costs included|total including',
});

export const noEiendom: Rule = {
  id: 'NO-EIENDOM',
  since: '2008-01-01',
  law: 'Eiendomsmeglingsloven (2007-06-29-73) og bransjenormen for markedsføring av bolig',
  url: 'https://lovdata.no/dokument/NL/lov/2007-06-29-73',
  isUnsure: true,
  find(content) {
    const told = new Set(total.find(content).map(({ field }) => field));
    const alone = asking.find(content).filter(({ field }) => !told.has(field));
    return struckBy(alone, 'ask', 'no_eiendom_total');
  },
};

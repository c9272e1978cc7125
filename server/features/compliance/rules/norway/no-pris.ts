import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

/** What comes on top of the price. */
const without = phrases({
  nb: [
    `eks mva|eks m v a|ekskl mva|ekskl m v a|eksl mva|ekskludert mva|eksklusive mva|eksklusiv mva|ex mva|uten mva|utan mva|pluss mva|mva kommer i tillegg|mva kjem i tillegg|mva tilkommer|eks moms|pluss moms|uten moms|eks merverdiavgift|ekskl merverdiavgift|uten merverdiavgift|
    pluss frakt|pluss startavgift|startavgift tilkommer|pluss montering|montering kommer i tillegg|pluss materialer|pluss materiell|materialer kommer i tillegg|ikke inkludert i prisen|pluss porto|pluss gebyr*|frakt kommer i tillegg|frakt tilkommer|frakt kjem i tillegg|gebyr tilkommer|gebyr kommer i tillegg|gebyrer kommer i tillegg|gebyrer tilkommer|etableringsgebyr tilkommer|kommer i tillegg|kjem i tillegg|
    eks frakt|ekskl frakt|uten frakt|avgifter tilkommer|avgift tilkommer|serviceavgift*|pluss avgift*|pluss kjøring|pluss oppmøte|utvask kommer i tillegg|ekspedisjonsgebyr*|servicegebyr*|faktureringsgebyr*|pluss etablering`,
    /\+ ?(?:mva|moms|startavgift|startgebyr|innmelding\p{L}*|montering|materialer|materiell|utkjøring|kjøring|oppmøte|gebyr\p{L}*|månedsgebyr|frakt|porto|ekspedisjonsgebyr|avgift\p{L}*|etablering\p{L}*|servicegebyr|depositum)/gu,
  ],
  en: [
    'ex vat|excl vat|excluding vat|exclusive of vat|plus vat|without vat|vat not included|vat is added|plus shipping|plus postage|plus fees|plus fee|shipping not included|fees apply|fees not included|booking fee*|service fee|excluding fees|excluding shipping|plus handling',
    /\+ ?(?:vat|shipping|postage|fees?|handling|booking fee|tax)/gu,
  ],
});
const from = phrases({
  nb: [
    /(?<!\p{L})(?:fra|frå|f\.?o\.?m\.?) (?:kun |bare |berre |så lite som )?(?:kr\.? ?\d[\d\s.]*|\d[\d\s.]*(?:kr|kroner|,-|:-))/gu,
  ],
  en: [
    /(?<!\p{L})from (?:only |just |as little as )?(?:(?:nok|kr|€|eur|£) ?\d[\d\s,.]*|\d[\d\s,.]*(?:nok|kr|kroner|euros?))/gu,
  ],
});

export const noPris: Rule = {
  id: 'NO-PRIS',
  since: '2013-01-01',
  law: 'Prisopplysningsforskriften (2012-11-14-1066), markedsføringsloven § 10',
  url: 'https://lovdata.no/dokument/SF/forskrift/2012-11-14-1066',
  find: (content) => [
    ...struckBy(without.find(content), 'ask', 'no_pris_without'),
    ...struckBy(from.find(content), 'ask', 'no_pris_from'),
  ],
};

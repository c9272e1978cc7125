import type { Rule } from '../../rule.ts';
import { askAfterPriceCuts } from '../words/price-cuts.ts';

export const noForpris: Rule = {
  id: 'NO-FORPRIS',
  since: '2023-10-01',
  law: 'Prisopplysningsforskriften (2012-11-14-1066) § 9 a, for tjenester markedsføringsloven § 7',
  url: 'https://lovdata.no/dokument/SF/forskrift/2012-11-14-1066',
  find: (content) => askAfterPriceCuts(content, 'no_forpris'),
};

import { phrases } from '../../matching/phrases.ts';

/** Tobacco, and what is smoked, vaped or put under the lip like it. */
export const tobacco = phrases(
  {
    both: `vape|vapes|vaping|vaper|vapeshop*|vapebutikk*|zyn|iqos|heets|elf bar|elfbar*|lost mary|shisha|hookah|marlboro|swedish match|snus|white snus|e juice|ejuice|nicotine pouch*|nikotinpose*`,
    nb: `snusen|snusboks*|snuspose*|snusbutikk*|snusfabrikk*|snushandel*|snustilbud*|snuspris*|snussmak*|snussort*|snusmerke*|snuskupp*|e sigg*|esigg*|porsjonssnus*|løssnus*|nikotinsnus*|e sigarett*|esigarett*|el sigarett*|sigar|sigarer|sigaren|sigarar|
      sigarett*|tobakk|tobakken|tobakks*|rulletobakk*|pipetobakk*|skrå tobakk|vannpipe*|vasspipe*|nikotinprodukt*|nikotinvæske*|nikotinfri vape*|engangsvape*|dampsigarett*|e væske*`,
    en: `cigarette*|e cigarette*|cigar|cigars|tobacco|rolling tobacco|chewing tobacco|nicotine salts|nicotine liquid|disposable vape*|vape juice|water pipe*`,
  },
  {
    nb: [
      `snus på duft*|snus på lukt*|snus rundt|snus inn|snus litt rundt|snus deg frem|snus litt|tobakksfri*|tobakksbrun*|tobakksskade*|sigarformet|snus opp|snusfri*`,
      /(?:slutt\p{L}*|stump\p{L}*|kutt\p{L}*|fri fra|avvenning fra|hjelp mot|avhengig\p{L}* av|fjern\p{L}* lukt\p{L}* av) (?:\p{L}+ ){0,2}(?:snus\p{L}*|sigarett\p{L}*|tobakk\p{L}*|vape\p{L}*|vaping)(?: (?:og|eller) (?:snus|vape|tobakk|sigaretter))?/gu,
    ],
    en: [
      `tobacco free|tobacco brown|cigar shaped|cigarette lighter socket`,
      /(?:quit\p{L}*|stop|stopping|free from|addicted to|give up) (?:\p{L}+ ){0,2}(?:cigarettes|tobacco|vaping|snus|vape)/gu,
    ],
  },
);

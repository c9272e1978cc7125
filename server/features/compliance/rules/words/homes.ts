import { isNear, type Match, phrases } from '../../matching/phrases.ts';
import type { Content } from '../../rule.ts';

const home = phrases({
  nb: [
    `*leilighet|*leiligheten|*leiligheter|*leilegheit|*leilegheita|*leilegheiter|*bolig|*boligen|*boliger|*bustad|*bustaden|*bustader|hus|huset|*rekkehus|*rekkehuset|tomannsbolig*|enebolig*|einebustad*|*villa|*villaen|hybel|hybelen|hybler|*hytte|*hytta|hyttetomt*|*tomt|*tomta|*tomten|*tomter|toroms|treroms|fireroms|femroms|ettroms|rom i *|rom|kollektiv|kollektivet|bofellesskap*|bufellesskap*|penthouse|selveier*|sjøleigar*|andelsleilighet*|borettslag*|burettslag*|gårdsbruk*|gardsbruk*|småbruk*|loftsleilighet*|sokkelleilighet*|kjellerleilighet*`,
    /(?<!\d)\d ?-?\s?roms?(?!\p{L})/gu,
  ],
  en: '*bedroom|*bedrooms|apartment|apartments|flat|flats|house|houses|home|homes|studio apartment|bedsit|room|rooms|shared flat|villa|villas|cottage|cottages|townhouse*|penthouse*|condo*|plot|plots|cabin|cabins|bungalow*|duplex*',
});
/** That it can be bought or let. */
const offered = phrases(
  {
    both: [/(?<![\d.,])\d{1,2}[ .,]\d{3}[ .,]\d{3}(?!\d)/gu],
    nb: 'leiebolig*|utleieleilighet*|til leie|til leige|til salgs|til sals|for salg|selges|seljast|leies ut|leigast ut|leier ut|leiger ut|til utleie|ledig fra|ledig frå|ledig nå|visning|visningen|visninga|fellesvisning*|privatvisning*|prisant*|totalpris*|fellesgjeld*|felleskost*|fellesutgift*|innflytting*|innflyttingsklar*|overtakelse*|overtaking|salgsstart*|salstart*|byggestart|husleie*|husleige*|depositum|månedsleie|kommer for salg|ligger ute|nybygg|budrunde*|takst *',
    en: 'for rent|to rent|to let|for sale|asking price|guide price|viewing|viewings|open house|move in|moving in|deposit and|monthly rent|rent from|per month|shared debt|joint debt|freehold|leasehold|just listed|new listing',
  },
  { nb: 'før visning*|etter visning*|*vask til visning', en: 'before a viewing|before the viewing' },
);
/** What says so by itself. */
const plain = phrases(
  {
    // As the neighbours say it.
    both: '*wohnung|*wohnungen|eigentumswohnung*|lägenhet*|bostadsrätt*|lejlighed*|ejerbolig*|huurwoning*|koopwoning*|appartement à *|mieszkani*|vuokra asunto*',
    nb: [
      `leiebolig*|leigebustad*|husvære*|sameie*|tomannsbolig*|prisantydning*|prisantyding*|prisant|fellesgjeld*|boligprosjekt*|bustadprosjekt*|nybyggprosjekt*|boligfelt*|boligtomt*|hyttetomt*|hyttefelt*|selveierleilighet*|borettslagsleilighet*|visningsleilighet*|drømmebolig*|drømmeleilighet*|draumebustad*|boligdrøm*|drøm* om egen bolig|egen bolig|eigen bustad|første bolig|førstegangskjøper*|boligkjøper*|boligjakt*|på boligjakt|verdivurdering av bolig*|selge boligen med *|selge boligen gjennom *|selge bolig med *|selge gjennom oss|selge leiligheten med *|boligselger*|salg av bolig*|leie bolig|leie leilighet|leieboer søkes|leietaker søkes|eiendomsmegler*|eigedomsmeklar*|meglerne våre|salgsstart for|rom til leie*|hybel til leie*|ledig hybel|hybel ledig|ledig leilighet|ledige leiligheter|nye leiligheter|nye boliger|nye rekkehus|nye eneboliger|nøkkelferdig*|utleiebolig*|studentbolig*|seniorbolig*|omsorgsbolig*`,
      /(?<!\p{L})(?:hybel|hybelen|\p{L}*leilighet|\p{L}*leilegheit|kollektiv|kollektivet|bofellesskap|rom i \p{L}+|\d-?roms?)[^.!?]{0,40}(?:i måneden|i månaden|per måned|pr\.? mnd|\/ ?mnd|per mnd)/gu,
      /(?<!\d)\d ?-?\s?roms? (?:leilighet\p{L}*|leilegheit\p{L}*|selveier\p{L}*)/gu,
    ],
    en: 'new apartments|new build homes|newly built homes|real estate agent*|estate agent*|house viewing*|building plot*|plots for sale|sell your home|selling your home|home valuation*|asking price|first home|dream home|your own home|home buyers|house hunting|flatmate wanted|roommate wanted|student housing|housing project*|rental apartment*',
  },
  {
    nb: [
      'salgs bolig',
      /(?:til|for|i|av|på|fra|inn i) (?:alle )?(?:nye boliger|nye leiligheter|eneboliger|nye rekkehus|drømmeboligen|hus og hytte|egen bolig)/gu,
      /(?:rørlegg\p{L}*|elektrik\p{L}*|snekker\p{L}*|maler\p{L}*|gulv\p{L}*|kjøkken\p{L}*|varmepumpe\p{L}*|flytt\p{L}*|vask\p{L}*|møbler|stil)[^.!?]{0,40}(?:nøkkelferdig\p{L}*|egen bolig|første bolig|drømmebolig\p{L}*)/gu,
    ],
    en: [/(?:for|in|into|of) (?:new homes|new apartments|your first home|your own home|your dream home)/gu],
  },
);

/** Words that say that a home is sold or let. */
export function findHomes(content: Content): Match[] {
  const near = offered.find(content, ['ad']);
  const meant = near.length > 0 ? home.find(content, ['ad']).filter((match) => isNear(match, near, 45)) : [];
  return [...plain.find(content, ['ad']), ...meant];
}

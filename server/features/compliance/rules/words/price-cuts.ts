import { daysAfter } from '#contract/days.ts';
import { minorDigits } from '#contract/currencies.ts';
import { fold } from '../../matching/fold.ts';
import { phrases } from '../../matching/phrases.ts';
import type { Content, Struck } from '../../rule.ts';

const amount = String.raw`(?:kr\.? ?|nok ?|eur ?|€ ?)?\d(?:[\d\s.,]*\d)?`;
const unit = String.raw`(?:kr\.?|kroner|,-|:-|,–|nok|eur|euro|€)?`;
/** A price, and a lower one after it. */
const fromTo = phrases({
  nb: [
    new RegExp(
      String.raw`(?<!\p{L})(?:før|førpris|førprisen|før pris|ord\.?(?:inær)?(?: ?pris)?|ordinært|opprinnelig(?: pris)?|opphavleg(?: pris)?|tidligere(?: pris)?|veil\.?(?:edende)?(?: ?pris)?|normalpris|vanligvis)\s?:?\s?${amount}\s?${unit}[\s,.;:/–-]{0,4}(?:og )?(?:nå|no|kun|bare|kampanjepris|tilbudspris|tilbud|salgspris|i dag|vår pris|din pris|hos oss|du betaler)\s?:?\s?(?:bare |kun |berre |til )?${amount}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:nå|no|kun|bare)(?: kun| bare| berre)?\s?:?\s?${amount}\s?${unit}[\s,.;:/–(-]{0,4}(?:\(?før|førpris|ord\.?(?:inær)?(?: ?pris)?|veil\.?(?: ?pris)?|normalpris)\s?:?\s?${amount}`,
      'gu',
    ),
  ],
  en: [
    new RegExp(
      String.raw`(?<!\p{L})(?:was|were|before|original price|originally|regular price|rrp|usually|normally)\s?:?\s?${amount}\s?${unit}[\s,.;:/–-]{0,4}(?:and )?(?:now|only|today|is now)\s?:?\s?(?:only |just )?${amount}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:now|only)(?: only| just)?\s?:?\s?${amount}\s?${unit}[\s,.;:/–(-]{0,4}(?:was|before|originally|rrp|regular price)\s?:?\s?${amount}`,
      'gu',
    ),
  ],
});
const firstAmount =
  /(?:før|before|was|were|pris|price|inær|inært|ord|veil|rrp|vanligvis|usually|normally|originally|opprinnelig|opphavleg|tidligere)\.?\s?:?\s?(?:kr\.? ?|nok ?|eur ?|€ ?)?(\d[\d\s.,]*)/u;

/** Words that say that something costs less than it did. */
const cuts = phrases(
  {
    both: [
      'rabatt*|*rabatt|*rabatter|prozent rabatt|reduziert*|ausverkauf*|sonderangebot*|räumungsverkauf*|schlussverkauf*|extrapris*|kampanjpris*|halva priset|mellandagsrea*|rea|reapris*|udsalg*|nedsat pris|tilbudspris*|halv pris|korting*|uitverkoop|afgeprijsd|soldes|rebajas|descuento*|sconto|sconti|saldi|alennus*|wyprzedaż*|rabat|rabaty|desconto*|saldos|black week*|black friday*|cyber monday*|cyberweek|super sale|black weekend|singles day',
      /(?<![\d\p{L}])[-–−] ?\d{1,2} ?%/gu,
      /(?<!\p{L})statt (?:€ ?)?\d[\d.,]*/gu,
    ],
    nb: [
      `rabatt|rabatten|rabatter|rabattar|rabattert|rabatterte|rabattkode*|rabattuke*|*rabatt|*rabatten|*rabatter|utsalg*|utsal|utsalet|sommersalg*|vintersalg*|januarsalg*|romjulssalg*|romjulsalg*|høstsalg*|haustsal*|vårsalg*|påskesalg*|
      opphørssalg*|megasalg*|kjempesalg*|knallsalg*|butikksalg*|supersalg*|gigantsalg*|lagersalg*|mellomsalg*|førjulssalg*|sesongsalg*|lagertømming*|flyttesalg*|salget er i gang|salg i butikken|stort salg|salg på alt|salg på alle *|salg på hele *|salg på utvalgte *|salg salg|
      tilbudspris*|tilbodspris*|kampanjepris*|kampanjetilbud*|kampanje på|salgspris*|nedsatt pris*|nedsette prisar|nedsatte pris*|nedsatte vare*|på tilbud|på tilbod|på salg nå|på sal no|ukens tilbud|ukas tilbud|vekas tilbod|dagens tilbud|månedens tilbud|
      nyttårstilbud*|nyttårssalg*|jubileumstilbud*|jubileumssalg*|bursdagstilbud*|bursdagssalg*|lanseringstilbud*|førjulstilbud*|adventstilbud*|*dagstilbud*|kveldstilbud*|vekestilbod*|*tilbod på|uketilbud*|forsommertilbud*|medlemspris*|studenttilbud*|partitilbud*|restsalg*|tømmesalg*|halve summen|nå under halv pris|*ssalg|*ssalget|på tilbudet|sommertilbud*|juletilbud*|høsttilbud*|vintertilbud*|vårtilbud*|påsketilbud*|åpningstilbud*|opningstilbod*|introduksjonstilbud*|spesialtilbud*|knalltilbud*|supertilbud*|superpris på|kjempetilbud*|helgetilbud*|medlemstilbud*|
      førpris*|halv pris|halve prisen|halvparten av prisen|prisavslag*|priskutt*|prisfall*|prisdump*|prisras|satt ned prisen*|sett ned prisane|setter ned prisen*|kuttet prisen*|kutter prisen*|senket prisen*|senker prisen*|prisene er kuttet|prisene er satt ned|
      til spottpris|redusert pris*|reduserte pris*|prisene halveres|prisen halveres|halverer pris*|vi har kuttet pris*|kampanjeuke*|tilbudsuke*|superdager|billigere enn før|billegare enn før|gode tilbud|spar halvparten|salgsvarer|dager med tilbud`,
      /(?<!\d)\d{1,2}\s?(?:%|prosent) (?:i )?(?:avslag|billigere|billegare|rimeligere|lavere pris|lågare pris|på alt|på \d+|på (?:en|ti|to|fem|den|det|dei|de|første|fyrste|utvalde|alle|våre)|på alle|på hele|på utvalgte|på vår|på våre)/gu,
      /(?<!\p{L})spar (?:opptil |inntil |opp mot |hele |minst |nå )?(?:kr\.? ?)?\d[\d\s.]*(?:kr|kroner|,-|:-)(?!\p{L})/gu,
      /(?<!\p{L})spar (?:opptil |inntil |opp mot |hele |minst |nå )?\d{1,2}\s?(?:%|prosent)(?: på)?/gu,
      /(?<=^|[.!?:\n] ?)(?:salg|tilbud|tilbod|kampanje)(?= ?[!:])/gu,
      /(?:kr\.? ?)?\d[\d\s.]*(?:kr|kroner|,-) (?:i )?(?:avslag|rabatt|billigere|under førpris)/gu,
    ],
    en: [
      `discount|discounts|discounted|reduced price*|price reduction*|price cut*|half price|half the price|clearance sale|stock clearance|clearance price*|summer sale*|winter sale*|spring sale*|autumn sale*|january sale*|boxing day sale*|on sale now|
      now on sale|flash sale*|big sale|sale ends|sale now on|sale on now|storewide sale|sitewide sale|mega sale|closing down sale|special offer*|introductory offer*|slashed price*|prices slashed|marked down|knockdown price*|lower price than before|campaign price*|end of season sale|sale price*|save half`,
      /\d{1,2}\s?(?:%|per ?cent) (?:off|cheaper|less than|lower than|discount)/gu,
      /(?<!\p{L})(?:reduced|down|cut|lowered|slashed) (?:in price )?from (?:nok|kr|eur|€|£|\$)? ?\d/gu,
      /(?<!\p{L})save (?:up to |at least )?(?:(?:nok|kr|eur|€|£|\$) ?\d[\d\s,.]*|\d[\d\s,.]*(?:nok|kr|eur|euros?))/gu,
      /(?<!\p{L})save (?:up to |at least )?\d{1,2}\s?(?:%|per ?cent)/gu,
      /(?:(?:nok|kr|eur|€) ?\d[\d\s,.]*|\d[\d\s,.]*(?:nok|kr|eur|euros?)) off(?!\p{L})/gu,
      /(?<=^|[.!?:\n] ?)sale(?= ?[!:])/gu,
    ],
  },
  {
    nb: [
      'studentrabatt*|søskenrabatt*|honnørrabatt*|kvantumsrabatt*|mengderabatt*|ingen rabatt|uten rabatt|pensjonistrabatt*|seniorrabatt*|gode tilbud til barn|tilbud til barn',
      /spar [^.!?]{0,20}(?:%|prosent|kr|kroner|,-) ?(?:på |i |av )?(?:\p{L}+ )?(?:strøm\p{L}*|straum\p{L}*|energi\p{L}*|oppvarming\p{L}*|året|månaden|måneden|år|årlig|mnd|varme\p{L}*|fyring\p{L}*|vann\p{L}*|tid\p{L}*)/gu,
    ],
    en: [
      'student discount*|senior discount*|no discount*|volume discount*',
      /save [^.!?]{0,24}(?:%|per ?cent|kr|nok) ?(?:on |of |a |per |every )?(?:your |the )?(?:\p{L}+ )?(?:energy|electricity|heating|power|year|month|water|time|bills?)/gu,
    ],
  },
);

/** Where a lower price than before is told of, once in each text, and what it was as far as that is known. */
interface PriceCut {
  field: string;
  span?: { start: number; end: number };
  beforeMinor: number | null;
}

function findPriceCuts(content: Content): PriceCut[] {
  const { beforePriceMinor, campaignPriceMinor } = content;
  const told = content.texts
    .filter(({ of }) => of !== 'brief')
    .flatMap((text) => {
      const [full] = fromTo.findIn(text);
      const match = full ?? cuts.findIn(text).toSorted((a, b) => a.span.start - b.span.start)[0];
      if (!match) return [];
      const beforeMinor = (full && readAmount(full.words, content.priceCurrency)) ?? beforePriceMinor;
      return [{ field: text.field, span: match.span, beforeMinor }];
    });
  if (told.length > 0) return told;
  const isCut =
    beforePriceMinor !== null && campaignPriceMinor !== null && beforePriceMinor > campaignPriceMinor;
  return isCut ? [{ field: 'beforePriceMinor', beforeMinor: beforePriceMinor }] : [];
}

/** Asks after the price before each cut: one that is not told, one that is, and one that an earlier campaign was below. */
export function askAfterPriceCuts(content: Content, by: 'no_forpris' | 'eu_price'): Struck[] {
  const { priceCurrency: currency } = content;
  return findPriceCuts(content).map(({ beforeMinor, ...place }) => {
    if (beforeMinor === null) return { level: 'ask', code: `${by}_untold`, ...place };
    const earlier = findLowerEarlier(content, beforeMinor);
    if (!earlier) return { level: 'ask', code: `${by}_told`, params: { beforeMinor, currency }, ...place };
    const { priceMinor: earlierMinor, campaign } = earlier;
    const params = { beforeMinor, earlierMinor, currency, campaign };
    return { level: 'ask', code: `${by}_contradicted`, params, ...place };
  });
}

/** What this firm asked for the same within the last thirty days, if that was less. */
function findLowerEarlier(
  content: Content,
  beforeMinor: number,
): Content['earlierPrices'][number] | undefined {
  const product = nameOf(content.productService);
  const since = daysAfter(content.today, -30);
  return content.earlierPrices
    .filter(
      (earlier) =>
        product !== '' &&
        nameOf(earlier.product) === product &&
        earlier.currency === content.priceCurrency &&
        (earlier.until ?? content.today) >= since &&
        earlier.priceMinor < beforeMinor,
    )
    .toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
}

const nameOf = (product: string) =>
  fold(product)
    .text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function readAmount(words: string, currency: string): number | null {
  const written = firstAmount.exec(words)?.[1]?.replaceAll(/[\s.,](?=\d{3}(?!\d))/gu, '');
  const read = Number.parseFloat((written ?? '').trim().replace(',', '.'));
  return Number.isFinite(read) ? Math.round(read * 10 ** minorDigits(currency)) : null;
}

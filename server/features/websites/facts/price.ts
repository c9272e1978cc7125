import { type Money, toMinor } from './money.ts';

/** What is paid, and what was paid before. Null is what is not said, or not for certain. */
export interface Price {
  priceMinor: number | null;
  beforePriceMinor: number | null;
  currency: string | null;
}

const end = String.raw`\s*(?:kun|bare|only|just)?\s*[:(]?\s*$`;
const endsIn = (...words: string[]) => new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})${end}`, 'iu');
const beginsWith = (...words: string[]) =>
  new RegExp(String.raw`^[\s,.:)]*(?:${words.join('|')})(?!\p{L})`, 'iu');

const fromBefore = endsIn(
  'fra',
  'frå',
  'from',
  'starting at',
  'starts at',
  'opp ?til',
  'inntil',
  'up to',
  'ca\\.?',
  'circa',
  'about',
  'around',
  'rundt',
  'minimum',
  'min\\.',
  'mellom',
  'between',
  '\\d\\s?[-–—]',
);
const fromBehind = /^\s*([-–—]\s?(kr\.?\s?|[€£$])?\d|(og )?oppover|and up|\+)/i;
/** Money that is not what the thing costs. */
const elseBefore = endsIn(
  'spar(er)?( opptil)?',
  'sparer du',
  'save( up to)?',
  'saving',
  'rabatt( på)?',
  'discount( of)?',
  'avslag( på)?',
  'gavekort( på)?',
  'gift ?cards?( of)?',
  'frakt',
  'shipping',
  'delivery',
  'levering',
  'over',
  'under',
  'minst',
  'ved kjøp (for|over)',
  'depositum',
  'deposit',
  'gebyr',
  'egenandel',
  'verdi',
  'worth',
  'value',
  'oppmøte',
  'call-?out( fee)?',
  'delbetal(ing)?',
  'betaler',
  'earn',
  'medlemspris',
  'member price',
);
const elseBehind = beginsWith(
  'i rabatt',
  'rabatt',
  'avslag',
  'off',
  'discount',
  'spart',
  'gavekort',
  'gift card',
  'i frakt',
  'frakt',
  'shipping',
  'delivery',
  'cashback',
  'i depositum',
  'deposit',
  'for medlemmer',
  'for members',
  'i gebyr',
);
const earlier = endsIn(
  'før(pris)?',
  'ord(inær[te]?)?\\.?( ?pris)?',
  'veil(edende)?\\.?( ?pris)?',
  'normal(t|pris)',
  'tidligere( pris)?',
  'was',
  'before',
  'rrp',
  'regular( price)?',
  'normally',
  'usually',
  'list price',
  'instead of',
  'i ?stedet ?for',
  'istedenfor',
  'old price',
  'originally',
  'original price',
  'listepris',
);
const earlierBehind = beginsWith('\\)?\\s*(før|tidligere)', 'before');
const withoutTax =
  /(ek(s|skl|sklusive)\.?|uten|excl?(uding|\.)?|\+|plus|pluss)\s*(mva|moms|vat|tax)(?!\p{L})/iu;
const none: Price = { priceMinor: null, beforePriceMinor: null, currency: null };

/** Money that may be what something costs. */
export function isOfPrice({ amount, before, behind }: Money): boolean {
  return amount > 0 && !elseBefore.test(before) && !elseBehind.test(behind);
}

/** What the money beside one thing says of its price. Of several currencies only that of the home is taken, and they are never mixed. */
export function readPrice(money: Money[], home: string | undefined): Price {
  const currencies = new Set(money.map(({ currency }) => currency));
  const currency = currencies.size > 1 ? home : money[0]?.currency;
  if (currencies.size > 1 && !currencies.has(home)) return none;
  const ours = money.filter((each) => each.currency === currency);
  if (
    ours.some(
      ({ before, behind }) =>
        fromBefore.test(before) || fromBehind.test(behind) || withoutTax.test(before + behind),
    )
  )
    return none;
  const earlierAmounts = amountsOf(ours.filter(wasEarlier));
  const amounts = amountsOf(ours.filter((each) => !wasEarlier(each)));
  const [price] = amounts;
  const [before] = earlierAmounts;
  if (amounts.length !== 1 || price === undefined || earlierAmounts.length > 1) return none;
  if (before !== undefined && before <= price) return none;
  return {
    priceMinor: toMinor(price, currency),
    beforePriceMinor: before === undefined ? null : toMinor(before, currency),
    currency: currency ?? null,
  };
}

function wasEarlier({ isStruck, before, behind }: Money): boolean {
  return isStruck || earlier.test(before) || earlierBehind.test(behind);
}

const amountsOf = (money: Money[]) => [...new Set(money.map(({ amount }) => amount))];

import { type Money, toMinor } from './money.ts';
import {
  earlierBefore,
  earlierBehind,
  elseBefore,
  elseBehind,
  fromBefore,
  fromBehind,
  taxed,
  untaxed,
} from './price-words.ts';

/** What is paid, and what was paid before. Null is what is not said, or not for certain. */
export interface Price {
  priceMinor: number | null;
  beforePriceMinor: number | null;
  currency: string | null;
}

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
  const ours = withTax(money.filter((each) => each.currency === currency));
  if (ours.some(({ before, behind }) => fromBefore.test(before) || fromBehind.test(behind))) return none;
  const isEarlier = (each: Money) => wasEarlier(each, each === money.at(-1));
  const earlierAmounts = amountsOf(ours.filter(isEarlier));
  // A shop may keep what it cost before in two places, of which a style shows one.
  const amounts = amountsOf(ours).filter((amount) => !earlierAmounts.includes(amount));
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

/** Where both are told, what people pay is with tax. */
function withTax(money: Money[]): Money[] {
  return money.some(({ behind }) => taxed.test(behind))
    ? money.filter(({ behind }) => !untaxed.test(behind))
    : money;
}

function wasEarlier({ isStruck, before, behind }: Money, isLast: boolean): boolean {
  const [, mark] = earlierBehind.exec(behind) ?? [];
  return isStruck || earlierBefore.test(before) || (mark !== undefined && (mark !== '' || isLast));
}

const amountsOf = (money: Money[]) => [...new Set(money.map(({ amount }) => amount))];

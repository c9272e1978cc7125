interface Price {
  now: number;
  before?: number;
  currency: 'NOK' | 'EUR' | 'USD';
}

interface TrueOffer {
  name: string;
  /** As the website tells it; where in several currencies, any of them is right. None where it tells none. */
  prices: Price[];
}

interface Hours {
  /** Of the week, 1 is Monday. */
  days: number[];
  opens: string;
  closes: string;
}

/** What a careful person finds on the website of a firm who runs no scripts and keeps to its robots.txt. */
export interface Truth {
  host: string;
  /** With what the reading may end; null where nothing stands in its way. */
  problems: (string | null)[];
  /** Any of these is right; empty where the website does not say it. */
  businessNames: string[];
  /** Of the industries that can be chosen. */
  industries: string[];
  places: string[];
  language: 'Norwegian' | 'English' | null;
  phone: string | null;
  openingHours: Hours[];
  offers: TrueOffer[];
  sellingPoints: string[];
  /** Sentences in which it says what it is. */
  abouts: string[];
  /** Words that would be fair, one of which is enough. */
  tone: string[];
  colours: string[];
  logo: string | null;
  /** Paths of pictures that are at least 1080 wide, and of some that are not. */
  largePictures: string[];
  smallPictures: string[];
  /** Whatever holds any of this is wrong. */
  mustNotFind: RegExp[];
}

export const nothing = {
  problems: [null],
  businessNames: [],
  industries: [],
  places: [],
  language: null,
  phone: null,
  openingHours: [],
  offers: [],
  sellingPoints: [],
  abouts: [],
  tone: [],
  colours: [],
  logo: null,
  largePictures: [],
  smallPictures: [],
  mustNotFind: [],
} satisfies Omit<Truth, 'host'>;

export const weekdays = [1, 2, 3, 4, 5];

export function nok(name: string, now: number, before?: number): TrueOffer {
  return { name, prices: [{ now, currency: 'NOK', ...(before !== undefined && { before }) }] };
}

export function threeWays(name: string, nokNow: number, eur: number, usd: number): TrueOffer {
  return {
    name,
    prices: [
      { now: nokNow, currency: 'NOK' },
      { now: eur, currency: 'EUR' },
      { now: usd, currency: 'USD' },
    ],
  };
}

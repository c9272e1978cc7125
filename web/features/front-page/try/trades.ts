interface Trade {
  /** What it is told by: parts of words, in both languages. */
  signs: string;
  /** As the writer knows it; empty where nobody can say. */
  industry: string;
}

/** Trades there are words for. The first whose sign is found is taken, the last one fits everybody. */
export const trades = {
  plumber: {
    signs: 'plumb rørlegg bathroom baderom heating varmepumpe vvs',
    industry: 'Plumbing and heating',
  },
  electrician: { signs: 'electric elektri', industry: 'Electrical services' },
  carpenter: {
    signs: 'carpent snekker tømrer builder byggmester terrass',
    industry: 'Construction and carpentry',
  },
  cleaner: { signs: 'clean renhold vask', industry: 'Cleaning services' },
  bakery: { signs: 'baker cake kake bread brød konditori', industry: 'Bakery and café' },
  restaurant: {
    signs: 'restaurant café cafe kafé kafe pizza sushi burger bistro coffee kaffe',
    industry: 'Restaurants and food',
  },
  hairdresser: { signs: 'hair frisør barber salon', industry: 'Hairdressers and barbers' },
  yoga: { signs: 'yoga pilates gym fitness trening', industry: 'Fitness and gyms' },
  garage: { signs: 'garage verksted tyre dekk mechanic mekaniker', industry: 'Automotive repair and care' },
  shop: {
    signs: 'shop butikk store clothes klær flower blomst gift gave furniture møbler',
    industry: 'Retail and online shops',
  },
  other: { signs: '', industry: '' },
} as const satisfies Record<string, Trade>;

export type TradeKey = keyof typeof trades;
export const tradeKeys = Object.keys(trades) as TradeKey[];

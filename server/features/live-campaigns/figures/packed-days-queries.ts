import { type SQL, sql } from 'drizzle-orm';
import type { dailyAdFigures, dailyFigures } from '../tables.ts';
import type { Counted } from './period-days.ts';

/** A full day of an ad or a campaign. */
export interface CountedDay extends Counted {
  day: string;
}

/** Many days in one text: as many rows take five times as long. */
export function packDays(of: typeof dailyAdFigures | typeof dailyFigures): SQL<string> {
  const { day, spendMinor, impressions, reach, clicks, results } = of;
  return sql<string>`string_agg(concat_ws(',', ${day}, ${spendMinor}, ${impressions}, ${reach}, ${clicks}, ${results}), ';')`;
}

/** Oldest first. */
export function unpackDays(packed: string): CountedDay[] {
  return packed
    .split(';')
    .toSorted()
    .map((told) => {
      const [day = '', ...counts] = told.split(',');
      const [spendMinor = 0, impressions = 0, reach = 0, clicks = 0, results = 0] = counts.map(Number);
      return { day, spendMinor, impressions, reach, clicks, results };
    });
}

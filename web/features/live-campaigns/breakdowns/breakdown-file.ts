import type { Breakdown } from '#contract/live/breakdowns.ts';
import type { CsvValue } from '#web/files/csv-file.ts';
import { m } from '#web/paraglide/messages.js';
import { goalOf, resultWords } from '../figures/result-words.ts';
import { partWords, splitNames } from './part-words.ts';
import { isPriceSure } from './shown-rows.ts';

/** All rows, also those that are folded away on the screen, with their titles. */
export function breakdownFile(breakdown: Breakdown): CsvValue[][] {
  const { by, currency, rows } = breakdown;
  const isCompared = rows.some(({ before }) => before !== null);
  const unit = resultWords(goalOf(breakdown));
  const money = (minor: number | null | undefined) => (minor == null ? null : { minor, currency });
  const spend = `${m.live_column_spend()} (${currency})`;
  const titles = [
    splitNames[by](),
    spend,
    m.livecharts_results_of({ unit }),
    `${m.live_column_cost_per_result()} (${currency})`,
    m.live_total_impressions(),
    m.changes_clicks(),
    ...(isCompared ? [`${m.livecharts_spend_before()} (${currency})`, m.livecharts_results_before()] : []),
  ];
  const cells = rows.map(
    ({ parts, spendMinor, results, costPerResultMinor, impressions, clicks, before }) => [
      partWords(parts),
      money(spendMinor),
      results,
      isPriceSure(results) ? money(costPerResultMinor) : null,
      impressions,
      clicks,
      ...(isCompared ? [money(before?.spendMinor), before?.results ?? null] : []),
    ],
  );
  return [titles, ...cells];
}

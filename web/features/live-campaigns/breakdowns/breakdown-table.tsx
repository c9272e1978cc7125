import type { Breakdown } from '#contract/live/breakdowns.ts';
import { fewestResults } from '#contract/live/cost-change.ts';
import { useState } from 'react';
import { DownloadCsv } from '#web/files/download-csv.tsx';
import { currencySign, formatPlainRound } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { wordsBefore } from '../figures/period-words.ts';
import { goalOf, resultWords } from '../figures/result-words.ts';
import { figure, PartRow } from './part-row.tsx';
import { breakdownFile } from './breakdown-file.ts';
import { partWords, splitNames } from './part-words.ts';
import { isPriceSure, keptBack, rowsShown } from './shown-rows.ts';

interface BreakdownTableProps {
  breakdown: Breakdown;
  /** Of the campaign. */
  title: string;
}

/** A row for each part, with a bar for what it cost; beside the sum, where Meta keeps some of it back. */
export function BreakdownTable({ breakdown, title }: BreakdownTableProps) {
  const [isWhole, setWhole] = useState(false);
  const { by, rows, currency, period, asOf } = breakdown;
  const shown = rowsShown(breakdown, isWhole);
  const unit = resultWords(goalOf(breakdown));
  const most = Math.max(1, ...rows.map(({ spendMinor }) => spendMinor));
  const rest = keptBack(breakdown);
  const isWithheld = rows.every(({ results }) => results === null);
  const isCompared = rows.some(({ before }) => before !== null);
  const hasCost = rows.some(({ results }) => isPriceSure(results));
  const isUnsure = rows.some(({ results }) => results && !isPriceSure(results));
  return (
    <div className="rounded-xl border border-line bg-surface pb-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{`${m.breakdown_title()}: ${splitNames[by]()}`}</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-xs text-muted">
            <th scope="col" className="py-2.5 pr-2 pl-4 font-medium">
              {splitNames[by]()}
            </th>
            <th scope="col" className={figure}>
              {m.live_column_spend()} <span className="whitespace-nowrap">({currencySign(currency)})</span>
            </th>
            <th scope="col" className={figure}>
              <span className="inline-block first-letter:uppercase">{unit}</span>
            </th>
            {hasCost && (
              <th scope="col" className={`${figure} max-sm:hidden`}>
                {m.live_column_cost_per_result()}{' '}
                <span className="whitespace-nowrap">({currencySign(currency)})</span>
              </th>
            )}
            <th scope="col" className={`${figure} max-lg:hidden`}>
              {m.live_total_impressions()}
            </th>
            <th scope="col" className={`${figure} max-lg:hidden`}>
              {m.changes_clicks()}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PartRow key={partWords(row.parts)} {...{ row, most, hasCost, currency, period }} />
          ))}
        </tbody>
        {(rest.spendMinor > 0 || (rest.results > 0 && !isWithheld)) && (
          <tfoot>
            <tr className="border-t border-line text-muted">
              <th scope="row" className="py-2 pr-2 pl-4 font-normal">
                {m.breakdown_kept_back()}
              </th>
              <td className={figure}>
                {rest.spendMinor > 0 && formatPlainRound(rest.spendMinor, currency, most)}
              </td>
              <td className={figure}>{rest.results > 0 && formatWhole(rest.results)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <div className="space-y-1 px-4 py-2 text-xs text-muted">
        {isWithheld && <p>{m.breakdown_withheld({ unit, by: splitNames[by]().toLowerCase() })}</p>}
        {by === 'hour' && <p>{m.breakdown_clock()}</p>}
        {isUnsure && <p>{m.breakdown_price_from({ count: fewestResults })}</p>}
        {isCompared && <p>{m.breakdown_arrows({ before: wordsBefore(period) })}</p>}
        {asOf && <p>{m.breakdown_as_of({ time: formatDateTime(asOf) })}</p>}
      </div>
      <div className="flex flex-wrap gap-x-2 px-1">
        {shown.length < rows.length && (
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            {m.breakdown_all({ count: rows.length })}
          </Button>
        )}
        <DownloadCsv rows={() => breakdownFile(breakdown)} title={title} of={by} days={breakdown.days} />
      </div>
    </div>
  );
}

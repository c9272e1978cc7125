import type { BreakdownRow } from '#contract/live/breakdowns.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { ReactNode } from 'react';
import { formatPlainMoney, formatPlainRound } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatChange, formatWhole } from '#web/ui/format/format.ts';
import { wordsBefore } from '../figures/period-words.ts';
import { partWords } from './part-words.ts';
import { isPriceSure } from './shown-rows.ts';

/** A cell that holds a figure. */
export const figure =
  'px-2 py-2.5 text-right font-medium tabular-nums last:pr-4 sm:px-3 sm:whitespace-nowrap max-sm:nth-3:pr-4';

interface PartRowProps {
  row: BreakdownRow;
  /** What the dearest part cost. */
  most: number;
  /** Whether any of the parts has brought enough to say what a result costs. */
  hasCost: boolean;
  currency: string;
  period: Period;
}

export function PartRow({ row, most, hasCost, currency, period }: PartRowProps) {
  const { parts, spendMinor, results, impressions, clicks, before } = row;
  const cost = isPriceSure(results) ? formatPlainRound(row.costPerResultMinor ?? 0, currency) : null;
  const costBefore = isPriceSure(before?.results) ? before!.spendMinor / before!.results! : null;
  return (
    <tr className="border-b border-line last:border-b-0 max-sm:align-top">
      <th scope="row" className="w-full py-2.5 pr-2 pl-4 font-normal [overflow-wrap:anywhere] xl:w-104">
        <span className="block items-center gap-x-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,12.5rem)]">
          {partWords(parts)}
          <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-sunken sm:mt-0">
            <span
              className="block h-full rounded-full bg-muted"
              style={{ width: `${(spendMinor / most) * 100}%` }}
            />
          </span>
        </span>
      </th>
      <td className={figure} title={formatPlainMoney(spendMinor, currency)}>
        <Changed now={spendMinor} before={before?.spendMinor} period={period}>
          {formatPlainRound(spendMinor, currency, most)}
        </Changed>
      </td>
      <td className={figure}>
        {results === null ? m.live_none() : formatWhole(results)}
        {/* Where there is no room for a column. */}
        {cost && (
          <span className="block text-xs font-normal whitespace-nowrap text-muted sm:hidden">
            {m.breakdown_each({ cost })}
          </span>
        )}
      </td>
      {hasCost && (
        <td className={`${figure} max-sm:hidden`}>
          {cost === null ? (
            <span className="font-normal text-muted">{m.live_none()}</span>
          ) : (
            <Changed now={spendMinor / results!} before={costBefore} period={period}>
              {cost}
            </Changed>
          )}
        </td>
      )}
      <td className={`${figure} max-lg:hidden`}>{formatWhole(impressions)}</td>
      <td className={`${figure} max-lg:hidden`}>{formatWhole(clicks)}</td>
    </tr>
  );
}

interface ChangedProps {
  now: number;
  before: number | null | undefined;
  period: Period;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure, and how it stands against the period before: small, since dozens of them stand below each other. */
function Changed({ now, before, period, children }: ChangedProps) {
  if (!before || now === 0) return children;
  const change = formatChange((now - before) / before);
  return (
    <span className="block items-baseline gap-2 sm:flex sm:flex-row-reverse">
      {children}
      <span className="block text-xs font-normal whitespace-nowrap text-muted">
        <span aria-hidden>
          {now === before ? '=' : `${now > before ? '▲' : '▼'} ${change.replace(/^[+−]/, '')}`}
        </span>
        <span className="sr-only">{m.livecharts_against({ change, before: wordsBefore(period) })}</span>
      </span>
    </span>
  );
}

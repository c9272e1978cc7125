import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useMemo } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { cellStyle, menuStyle, nameStyle } from '../row/live-campaign-row.tsx';
import type { LiveColumn } from './live-columns.tsx';
import { totalRows } from './totals.ts';

interface TotalsRowProps {
  rows: LiveCampaign[];
  columns: readonly LiveColumn[];
}

/** What the rows that are shown come to. */
export function TotalsRow({ rows, columns }: TotalsRowProps) {
  const totals = useMemo(() => totalRows(rows), [rows]);
  const style = cn(cellStyle, 'border-t border-b-0 py-2 font-semibold');
  return (
    <tr aria-rowindex={rows.length + 2} className="bg-surface">
      <th scope="row" className={cn(style, nameStyle, 'text-left')}>
        {m.live_total()}
      </th>
      {columns.map(({ id, total, isFigure }) => (
        <td key={id} className={cn(style, isFigure && 'text-right tabular-nums')}>
          {total?.(totals)}
        </td>
      ))}
      <td aria-hidden className={cn(style, menuStyle)} />
    </tr>
  );
}

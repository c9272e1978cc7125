import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { formatMoney } from '#web/money.ts';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { resultWords } from './result-words.ts';

interface FiguresByDayProps {
  figures: DailyFigures;
  objective?: Objective | null | undefined;
}

/** The charts' figures to read, newest day first. */
export function FiguresByDay({ figures: { days, today, before, currency }, objective }: FiguresByDayProps) {
  const unit = resultWords(objective);
  const rows = days.map((day, place) => ({ ...day, earlier: before[place] })).toReversed();
  return (
    <Table name={m.livecharts_table()}>
      <HeaderRow>
        <HeaderCell>{m.livecharts_day()}</HeaderCell>
        <HeaderCell figure>{m.live_column_spend()}</HeaderCell>
        {before.length > 0 && <HeaderCell figure>{m.livecharts_spend_before()}</HeaderCell>}
        <HeaderCell figure>{unit ? m.livecharts_results_of({ unit }) : m.live_column_results()}</HeaderCell>
        {before.length > 0 && <HeaderCell figure>{m.livecharts_results_before()}</HeaderCell>}
      </HeaderRow>
      <tbody>
        {rows.map(({ day, spendMinor, results, earlier }) => (
          <Row key={day}>
            <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap">
              <time dateTime={day}>{formatDay(day)}</time>
              {day === today && <span className="text-muted"> · {m.livecharts_so_far()}</span>}
            </th>
            <Cell figure>{formatMoney(spendMinor, currency)}</Cell>
            {before.length > 0 && (
              <Cell figure className="text-muted">
                {earlier ? formatMoney(earlier.spendMinor, currency) : m.live_none()}
              </Cell>
            )}
            <Cell figure>{formatWhole(results)}</Cell>
            {before.length > 0 && (
              <Cell figure className="text-muted">
                {earlier ? formatWhole(earlier.results) : m.live_none()}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

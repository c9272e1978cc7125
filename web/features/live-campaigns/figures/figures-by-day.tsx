import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures } from '#contract/live/live-figures.ts';
import type { CsvValue } from '#web/files/csv-file.ts';
import { DownloadCsv } from '#web/files/download-csv.tsx';
import { m } from '#web/paraglide/messages.js';
import { formatPlainRound } from '#web/money.ts';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { resultWords } from './result-words.ts';

interface FiguresByDayProps {
  figures: DailyFigures;
  objective?: Objective | null | undefined;
}

/** The charts' figures to read, newest day first. */
export function FiguresByDay({ figures, objective }: FiguresByDayProps) {
  const { days, today, before, currency } = figures;
  const unit = resultWords(objective);
  const rows = days.map((day, place) => ({ ...day, earlier: before[place] })).toReversed();
  const results = unit ? m.livecharts_results_of({ unit }) : m.live_column_results();
  const isCompared = before.length > 0;
  const inCsv = (day: (typeof rows)[number]): CsvValue[] => [
    day.day,
    { minor: day.spendMinor, currency },
    ...(isCompared ? [day.earlier ? { minor: day.earlier.spendMinor, currency } : null] : []),
    day.results,
    ...(isCompared ? [day.earlier?.results ?? null] : []),
  ];
  const spend = `${m.live_column_spend()} (${currency})`;
  const spendBefore = `${m.livecharts_spend_before()} (${currency})`;
  const most = Math.max(...rows.map(({ spendMinor }) => spendMinor));
  const csvTitles = [
    m.livecharts_day(),
    spend,
    ...(isCompared ? [spendBefore] : []),
    results,
    ...(isCompared ? [m.livecharts_results_before()] : []),
  ];
  return (
    <>
      <Table name={m.livecharts_table()}>
        <HeaderRow>
          <HeaderCell>{m.livecharts_day()}</HeaderCell>
          <HeaderCell figure>{spend}</HeaderCell>
          {isCompared && <HeaderCell figure>{spendBefore}</HeaderCell>}
          <HeaderCell figure>{results}</HeaderCell>
          {isCompared && <HeaderCell figure>{m.livecharts_results_before()}</HeaderCell>}
        </HeaderRow>
        <tbody>
          {rows.map(({ day, spendMinor, results: count, earlier }) => (
            <Row key={day}>
              <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap">
                <time dateTime={day}>{formatDay(day)}</time>
                {day === today && <span className="text-muted"> · {m.livecharts_so_far()}</span>}
              </th>
              <Cell figure>{formatPlainRound(spendMinor, currency, most)}</Cell>
              {isCompared && (
                <Cell figure className="text-muted">
                  {earlier ? formatPlainRound(earlier.spendMinor, currency, most) : m.live_none()}
                </Cell>
              )}
              <Cell figure>{formatWhole(count)}</Cell>
              {isCompared && (
                <Cell figure className="text-muted">
                  {earlier ? formatWhole(earlier.results) : m.live_none()}
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      </Table>
      <DownloadCsv
        title={m.livecharts_table()}
        days={{ since: days[0]?.day ?? today, until: today }}
        rows={() => [csvTitles, ...rows.map(inCsv)]}
      />
    </>
  );
}

import type { CallSummary } from '#contract/api-calls.ts';
import { CircleCheck } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { classWords } from './call-words.ts';
import { CallsChart } from './calls-chart.tsx';

/** What calls failed of, how often, and what to do about each. */
export function ErrorDistribution({ summary: { errors, period, series } }: { summary: CallSummary }) {
  if (errors.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden />}
        title={m.apicalls_errors_none()}
        text={m.apicalls_errors_none_text()}
      />
    );
  }
  return (
    <>
      <CallsChart
        name={m.apicalls_plot_errors()}
        period={period}
        points={series}
        valueOf={(point) => point.errors}
        write={formatWhole}
        tone="danger-text"
      />
      <Table name={m.apicalls_tab_errors()}>
        <HeaderRow>
          <HeaderCell>{m.apicalls_class()}</HeaderCell>
          <HeaderCell figure>{m.apicalls_average_retries()}</HeaderCell>
          <HeaderCell figure>{m.apicalls_occurrences()}</HeaderCell>
          <HeaderCell>{m.apicalls_what_to_do()}</HeaderCell>
        </HeaderRow>
        <tbody>
          {errors.map(({ classification, averageRetries, count }) => (
            <Row key={classification}>
              <th scope="row" className="px-4 py-3 align-top whitespace-nowrap">
                <span className="font-medium">{classWords[classification].name()}</span>
                <code className="block font-mono text-xs font-normal text-muted">{classification}</code>
              </th>
              <Cell figure className="align-top">
                {formatRetries(averageRetries)}
              </Cell>
              <Cell figure className="align-top">
                {formatWhole(count)}
              </Cell>
              <Cell className="min-w-72 align-top text-pretty text-muted">
                {classWords[classification].advice()}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function formatRetries(retries: number): string {
  return new Intl.NumberFormat(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    retries,
  );
}

import type { CallSummary } from '#contract/api-calls.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { formatMs, formatShare } from './call-words.ts';
import { CallsChart } from './calls-chart.tsx';

/** How long the most called endpoints take, and how often they had to be asked again. */
export function EndpointTable({ summary: { endpoints, period, series } }: { summary: CallSummary }) {
  return (
    <>
      <CallsChart
        name={m.apicalls_plot_times()}
        period={period}
        points={series}
        valueOf={({ averageMs }) => averageMs}
        write={formatMs}
        tone="info-text"
      />
      {endpoints.length > 0 && (
        <Table name={m.apicalls_endpoints()}>
          <HeaderRow>
            <HeaderCell>{m.apicalls_endpoint()}</HeaderCell>
            <HeaderCell figure>{m.apicalls_average_ms()}</HeaderCell>
            <HeaderCell figure>{m.apicalls_count()}</HeaderCell>
            <HeaderCell figure>{m.apicalls_retried_count()}</HeaderCell>
            <HeaderCell figure>{m.apicalls_retry_rate()}</HeaderCell>
          </HeaderRow>
          <tbody>
            {endpoints.map(({ path, averageMs, total, retried }) => (
              <Row key={path}>
                <th
                  scope="row"
                  className="px-4 py-3 font-mono text-[0.8125rem] font-normal whitespace-nowrap"
                >
                  {path}
                </th>
                <Cell figure>{formatMs(averageMs)}</Cell>
                <Cell figure>{formatWhole(total)}</Cell>
                <Cell figure>{formatWhole(retried)}</Cell>
                <Cell figure>{formatShare((retried / total) * 100)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-sm text-muted">{m.apicalls_sampling()}</p>
    </>
  );
}

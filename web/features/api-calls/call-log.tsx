import { callLimits, type ApiCall, type CallPeriod } from '#contract/api-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';

/** More rows than anybody reads at once only make the page slow. */
const atOnce = 100;

/** The last calls of the period, newest first. */
export function CallLog({ period }: { period: CallPeriod }) {
  const log = useQuery(api.apiCalls.list.queryOptions({ input: { period } }));
  if (log.isError) return <LoadError error={log.error} title={m.apicalls_trouble()} />;
  if (!log.data) return <Skeleton className="h-96 bg-surface" />;
  if (log.data.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText aria-hidden />}
        title={m.apicalls_log_empty()}
        text={m.apicalls_log_empty_text()}
      />
    );
  }
  return <Rows key={period} calls={log.data} />;
}

function Rows({ calls }: { calls: ApiCall[] }) {
  const [shown, setShown] = useState(atOnce);
  const more = Math.min(atOnce, calls.length - shown);
  return (
    <>
      <p className="text-sm text-muted">{m.apicalls_log_text({ most: formatWhole(callLimits.log) })}</p>
      <Table name={m.apicalls_tab_log()}>
        <HeaderRow>
          <HeaderCell>{m.apicalls_time()}</HeaderCell>
          <HeaderCell>{m.apicalls_status()}</HeaderCell>
          <HeaderCell>{m.apicalls_method()}</HeaderCell>
          <HeaderCell>{m.apicalls_path()}</HeaderCell>
          <HeaderCell figure>{m.apicalls_milliseconds()}</HeaderCell>
          <HeaderCell>{m.apicalls_function()}</HeaderCell>
          <HeaderCell figure>{m.apicalls_retries()}</HeaderCell>
        </HeaderRow>
        <tbody>
          {calls.slice(0, shown).map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + atOnce)}>
          {m.apicalls_show_more({ count: more })}
        </Button>
      )}
    </>
  );
}

function CallRow({ call }: { call: ApiCall }) {
  return (
    <Row>
      <Cell className="whitespace-nowrap text-muted">
        <time dateTime={call.createdAt}>{formatDateTime(call.createdAt)}</time>
      </Cell>
      <Cell>
        <Badge tone={call.isSuccess ? 'success' : 'danger'}>
          {call.isSuccess ? m.apicalls_success() : m.apicalls_failed()}
        </Badge>
      </Cell>
      <Cell className="font-mono text-xs">{call.method}</Cell>
      <Cell className="min-w-56">
        <span className="font-mono text-xs break-all">{call.endpointPath}</span>
        {call.errorMessage && (
          <span className="mt-0.5 block text-xs text-pretty text-muted">
            {[call.httpStatus, call.errorType, call.errorMessage].filter((part) => part !== null).join(' · ')}
          </span>
        )}
      </Cell>
      <Cell figure>{formatWhole(call.elapsedMs)}</Cell>
      <Cell className="font-mono text-xs whitespace-nowrap">{call.functionName ?? '–'}</Cell>
      <Cell figure>{call.retryAttempts}</Cell>
    </Row>
  );
}

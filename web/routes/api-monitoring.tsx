import { callPeriods } from '#contract/api-calls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CallLog } from '#web/features/api-calls/call-log.tsx';
import { useCallView } from '#web/features/api-calls/call-view.ts';
import { periodWords } from '#web/features/api-calls/call-words.ts';
import { CallsOverview } from '#web/features/api-calls/calls-overview.tsx';
import { EndpointTable } from '#web/features/api-calls/endpoint-table.tsx';
import { ErrorDistribution } from '#web/features/api-calls/error-distribution.tsx';
import { MetricsPlaceholder } from '#web/features/api-calls/metrics-placeholder.tsx';
import { RateBudgets } from '#web/features/api-calls/rate-budgets.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export default function ApiMonitoring() {
  const { period, tab, choose } = useCallView();
  const { data, error, isError } = useQuery({
    ...api.apiCalls.summary.queryOptions({ input: { period } }),
    placeholderData: keepPreviousData,
  });
  const waiting = isError ? <LoadError error={error} title={m.apicalls_trouble()} /> : <MetricsPlaceholder />;
  return (
    <Page title={m.apicalls_title()}>
      <PageHeader
        title={m.apicalls_title()}
        text={
          <>
            {m.apicalls_text()} <span className="max-sm:hidden">{m.apicalls_text_kept()}</span>
          </>
        }
        back={{ to: '/dashboard', name: m.live_back() }}
        actions={
          <SelectField
            label={m.apicalls_period()}
            hideLabel
            value={period}
            options={callPeriods.map((value) => ({ value, label: periodWords[value]() }))}
            onValueChange={(value) => {
              const chosen = callPeriods.find((each) => each === value);
              if (chosen) choose({ period: chosen });
            }}
            className="w-full sm:w-44"
          />
        }
      />
      <Tabs
        name={m.apicalls_title()}
        value={tab}
        onValueChange={(chosen) => choose({ tab: chosen })}
        tabs={[
          {
            value: 'overview',
            label: m.apicalls_tab_overview(),
            content: (
              <>
                {data ? <CallsOverview summary={data} /> : waiting}
                {/* What is above it comes in a height of its own. */}
                {(data !== undefined || isError) && <RateBudgets />}
              </>
            ),
          },
          {
            value: 'errors',
            label: m.apicalls_tab_errors(),
            content: data ? <ErrorDistribution summary={data} /> : waiting,
          },
          {
            value: 'performance',
            label: m.apicalls_tab_performance(),
            content: data ? <EndpointTable summary={data} /> : waiting,
          },
          { value: 'log', label: m.apicalls_tab_log(), content: <CallLog period={period} /> },
        ]}
      />
    </Page>
  );
}

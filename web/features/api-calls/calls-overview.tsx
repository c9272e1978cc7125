import type { CallSummary } from '#contract/api-calls.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { formatMs, formatShare, successTone } from './call-words.ts';
import { CallsChart } from './calls-chart.tsx';
import { FunctionRates } from './function-rates.tsx';

const toneWords = {
  success: m.apicalls_rate_good,
  warning: m.apicalls_rate_fair,
  danger: m.apicalls_rate_poor,
};
const toneStyle = { success: 'text-success-text', warning: 'text-warning-text', danger: 'text-danger-text' };

/** The figures of all calls in four cards, drawn over the period, and by function. */
export function CallsOverview({ summary }: { summary: CallSummary }) {
  const { period, totalCalls, successPercent, averageMs, retriedCalls, retriedPercent, series } = summary;
  const tone = successTone(successPercent);
  return (
    <>
      <StatGrid>
        <Stat name={m.apicalls_total()} value={formatWhole(totalCalls)} />
        <Stat
          name={m.apicalls_success_rate()}
          value={<span className={cn(tone && toneStyle[tone])}>{formatShare(successPercent)}</span>}
          hint={tone && toneWords[tone]()}
        />
        <Stat name={m.apicalls_average()} value={formatMs(averageMs)} />
        <Stat
          name={m.apicalls_retried()}
          value={formatWhole(retriedCalls)}
          hint={
            retriedPercent === null
              ? undefined
              : m.apicalls_retried_share({ share: formatShare(retriedPercent) })
          }
        />
      </StatGrid>
      <CallsChart
        name={m.apicalls_plot_calls()}
        period={period}
        points={series}
        valueOf={({ calls }) => calls}
        write={formatWhole}
        isSplit
      />
      <FunctionRates functions={summary.functions} />
    </>
  );
}

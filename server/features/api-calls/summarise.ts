import {
  callLimits,
  type CallPeriod,
  type CallSummary,
  type Classification,
  classifications,
} from '#contract/api-calls.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type CallSum, sumCalls } from './queries.ts';

const hourMs = 60 * 60_000;

/** How far back each period reaches, and in which steps it is drawn. */
export const spans: Record<CallPeriod, { hours: number; stepHours: number }> = {
  '24h': { hours: 24, stepHours: 1 },
  '7d': { hours: 7 * 24, stepHours: 24 },
  '15d': { hours: 15 * 24, stepHours: 24 },
  '30d': { hours: 30 * 24, stepHours: 24 },
};

/** How calls have gone, in whole hours, the one that runs included. */
export async function summarise(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  period: CallPeriod,
): Promise<CallSummary> {
  const { hours, stepHours } = spans[period];
  const from = new Date((Math.floor(now() / hourMs) - hours + 1) * hourMs);
  const sums = await sumCalls(db, workspaceId, { from, stepHours });
  const steps = sums.filter(({ step }) => step !== null);
  const endpoints = sums.filter(({ endpointPath }) => endpointPath !== null);
  const all = steps.reduce((sum, each) => add(sum, each), nothing);
  return {
    period,
    totalCalls: all.calls,
    successPercent: share(all.successes, all.calls),
    averageMs: mean(endpoints.map(averageOf)),
    retriedCalls: all.retried,
    retriedPercent: share(all.retried, all.calls),
    functions: sums
      .filter(({ functionName }) => functionName)
      .toSorted(busiest)
      .slice(0, callLimits.functions)
      .map((sum) => ({ name: sum.functionName!, ...countsOf(sum) })),
    errors: sums
      .filter(({ classification }) => classification)
      .toSorted(busiest)
      .map((sum) => ({
        classification: knownClass(sum.classification),
        count: sum.calls,
        averageRetries: sum.retries / sum.calls,
      })),
    endpoints: endpoints
      .toSorted(busiest)
      .slice(0, callLimits.endpoints)
      .map((sum) => ({ path: sum.endpointPath!, ...countsOf(sum), averageMs: averageOf(sum) })),
    series: Array.from({ length: hours / stepHours }, (_, place) => {
      const sum = steps.find(({ step }) => step === place) ?? nothing;
      return {
        at: new Date(from.getTime() + place * stepHours * hourMs).toISOString(),
        calls: sum.calls,
        errors: sum.calls - sum.successes,
        averageMs: sum.calls > 0 ? averageOf(sum) : null,
      };
    }),
  };
}

type Sum = Pick<CallSum, 'calls' | 'successes' | 'retried' | 'elapsedMs'>;

const nothing: Sum = { calls: 0, successes: 0, retried: 0, elapsedMs: 0 };

function add(one: Sum, other: Sum): Sum {
  return {
    calls: one.calls + other.calls,
    successes: one.successes + other.successes,
    retried: one.retried + other.retried,
    elapsedMs: one.elapsedMs + other.elapsedMs,
  };
}

function countsOf({ calls, successes, retried }: Sum) {
  return { total: calls, successes, retried };
}

function averageOf({ elapsedMs, calls }: Sum): number {
  return elapsedMs / calls;
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}

function mean(values: number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

function busiest(one: CallSum, other: CallSum): number {
  return other.calls - one.calls || nameOf(one).localeCompare(nameOf(other));
}

function nameOf({ functionName, endpointPath, classification }: CallSum): string {
  return functionName ?? endpointPath ?? classification ?? '';
}

function knownClass(name: string | null): Classification {
  return classifications.find((each) => each === name) ?? 'unknown';
}

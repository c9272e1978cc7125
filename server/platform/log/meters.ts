import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** What is counted while it happens, for Prometheus to fetch. No label holds an id or a name of a person. */
export type Meters = ReturnType<typeof openMeters>;

export function openMeters() {
  const registry = new Registry();
  const registers = [registry];
  const looks: (() => Promise<void>)[] = [];
  let isWatching = false;
  /** The process itself is watched once somebody has asked: it wakes a hundred times a second for that. */
  async function look(): Promise<void> {
    if (!isWatching) collectDefaultMetrics({ register: registry, prefix: 'adfjord_' });
    isWatching = true;
    await Promise.all(looks.map((lookNow) => lookNow()));
  }
  return {
    /** What has to be looked up each time somebody asks. */
    beforeTelling: (lookNow: () => Promise<void>) => void looks.push(lookNow),
    /** Everything counted so far, as Prometheus reads it. */
    async tell() {
      await look();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
    /** The same as values. */
    async list() {
      await look();
      return registry.getMetricsAsJSON();
    },
    requests: new Histogram({
      name: 'adfjord_http_request_seconds',
      help: 'Until an answer begins, by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: seconds,
      registers,
    }),
    jobs: new Histogram({
      name: 'adfjord_job_seconds',
      help: 'One try of a job, by its name and how it ended',
      labelNames: ['job', 'outcome'] as const,
      buckets: seconds,
      registers,
    }),
    metaCalls: new Histogram({
      name: 'adfjord_meta_call_seconds',
      help: 'Calls to Meta, repeats included, by how they ended',
      labelNames: ['method', 'outcome'] as const,
      buckets: seconds,
      registers,
    }),
    metaRetries: new Counter({
      name: 'adfjord_meta_retries_total',
      help: 'How often a call to Meta was sent again',
      registers,
    }),
    forgottenCalls: new Counter({
      name: 'adfjord_calls_not_noted_total',
      help: 'Calls missing in the call log because the database did not take them',
      registers,
    }),
    gauge: (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name: `adfjord_${name}`, help, labelNames, registers }),
  };
}

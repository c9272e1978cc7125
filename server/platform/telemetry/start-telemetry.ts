import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log/log.ts';
import type { Meters } from '../log/meters.ts';
import { type Step, steps } from './step.ts';
import { toldMetrics } from './told-metrics.ts';

const kinds = {
  request: SpanKind.SERVER,
  operation: SpanKind.INTERNAL,
  job: SpanKind.CONSUMER,
  call: SpanKind.CLIENT,
};
/** How often it is said that nobody takes what is sent. */
const complainsEveryMs = 10 * 60_000;
/** How long a server that ends waits for whoever collects. */
const lastPatienceMs = 3_000;

/** Sends traces and metrics to whoever collects them, by OTLP over HTTP. Only this file and its neighbour know OpenTelemetry. */
export function startTelemetry(url: string, { meters, log }: { meters: Meters; log: Log }) {
  const complain = complainTo(log);
  const resource = resourceFromAttributes({ 'service.name': 'adfjord' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const tracers = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) }),
    ],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics` }),
    metricProducers: [toldMetrics(meters)],
  });
  const metrics = new MeterProvider({ resource, readers: [reader] });
  const unwatch = watch(tracers);
  return {
    /** Sends what is still held. */
    async close(): Promise<void> {
      unwatch();
      const sent = Promise.allSettled([tracers.shutdown(), metrics.shutdown()]);
      await Promise.race([sent, wait(lastPatienceMs, undefined, { ref: false }).then(complain)]);
      diag.disable();
    },
  };
}

/** Makes a span of every step. A job is the beginning of its own, whoever has asked for it. */
function watch(tracers: TracerProvider): () => void {
  const tracer = tracers.getTracer('adfjord');
  const current = new AsyncLocalStorage<unknown>();
  const spans = new WeakMap<Step, Span>();
  steps.start.bindStore(current, (step) => {
    const above = step.kind === 'job' ? undefined : (current.getStore() as Span | undefined);
    const span = tracer.startSpan(
      step.name,
      { kind: kinds[step.kind] },
      above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT,
    );
    spans.set(step, span);
    return span;
  });
  const end = (message: unknown) => {
    const step = message as Step;
    const span = spans.get(step);
    if (step.error !== undefined) step.facts['error.type'] = wordFor(step.error);
    const hasFailed = step.error !== undefined || Number(step.facts['http.response.status_code']) >= 500;
    span?.updateName(step.name).setAttributes(step.facts);
    if (hasFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  steps.asyncEnd.subscribe(end);
  return () => {
    steps.asyncEnd.unsubscribe(end);
    steps.start.unbindStore(current);
  };
}

/** What kind of failure it was; never its message, which may hold what a stranger wrote. */
function wordFor(error: unknown): string {
  const { failureKind, code, name } = error as { failureKind?: unknown; code?: unknown; name?: unknown };
  const word = [failureKind, code, name].find((told) => typeof told === 'string' || typeof told === 'number');
  return String(word ?? 'unknown');
}

/** Its own words may hold an address with a password in it. */
function complainTo(log: Log): () => void {
  let silentUntil = 0;
  const complain = () => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + complainsEveryMs;
    log.info('what is told to OTEL_EXPORTER_OTLP_ENDPOINT is not taken there');
  };
  const nothing = () => undefined;
  diag.setLogger(
    { error: complain, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  return complain;
}

import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Meters } from '../log/meters.ts';

type Told = Awaited<ReturnType<Meters['list']>>[number];
type Values = Told['values'];

/** What `/metrics` tells, under the same names, in OpenTelemetry's shape. */
export function toldMetrics({ list }: Pick<Meters, 'list'>): MetricProducer {
  const startTime = hrTimeAt(Date.now());
  return {
    async collect() {
      const times = { startTime, endTime: hrTimeAt(Date.now()) };
      const metrics = (await list()).map((told) => toMetric(told, times));
      const scopeMetrics = [{ scope: { name: 'adfjord' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

function toMetric(
  { name, help, type, values }: Told,
  times: { startTime: HrTime; endTime: HrTime },
): MetricData {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  // The library's own types say a number here, and it answers a word.
  const kind = String(type);
  if (kind === 'histogram') {
    const dataPoints = byLabels(values).map(({ attributes, values }) => ({
      ...times,
      attributes,
      value: histogramOf(values),
    }));
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }));
  return kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Each set of labels with what was told of it: its buckets, its sum and its count. */
function byLabels(values: Values) {
  const sets = Map.groupBy(values, ({ labels: { le: _bound, ...labels } }) => JSON.stringify(labels));
  return [...sets].map(([labels, values]) => ({ attributes: JSON.parse(labels) as Attributes, values }));
}

/** Prometheus counts in each bucket what is in those below it, too. */
function histogramOf(values: Values) {
  const buckets = values.filter(({ labels }) => labels['le'] !== undefined);
  const [sum, count] = values.filter(({ labels }) => labels['le'] === undefined).map(({ value }) => value);
  return {
    buckets: {
      boundaries: buckets.slice(0, -1).map(({ labels }) => Number(labels['le'])),
      counts: buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0)),
    },
    sum: sum ?? 0,
    count: count ?? 0,
  };
}

function hrTimeAt(ms: number): HrTime {
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}

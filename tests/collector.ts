import { serveHere } from './serve-here.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };

export interface TakenSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
}

export interface TakenMetric {
  name: string;
  gauge?: { dataPoints: object[] };
  sum?: { dataPoints: object[]; isMonotonic: boolean };
  histogram?: {
    dataPoints: {
      count: number;
      explicitBounds: number[];
      bucketCounts: number[];
      attributes: Attribute[];
    }[];
  };
}

interface Sent {
  resourceSpans?: { scopeSpans: { spans: TakenSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: TakenMetric[] }[] }[];
}

/** Takes what is told by OTLP over real HTTP, as a collector does, and keeps it as it was written. */
export async function openCollector() {
  const taken: string[] = [];
  const { url, close } = await serveHere(async (request: Request) => {
    taken.push(await request.text());
    return Response.json({});
  });
  const sent = () => taken.map((body) => JSON.parse(body) as Sent);
  return {
    url,
    close,
    taken,
    spans: () =>
      sent()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    metrics: () =>
      sent()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics),
  };
}

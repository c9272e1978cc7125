import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCollector, type TakenSpan } from '#tests/collector.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing, nokAccount } from '#tests/syncing.ts';
import { expect, onTestFinished, test } from 'vitest';

test('whoever collects gets each request with all it led to, and what is counted, and nothing of anybody', async () => {
  const collector = await openCollector();
  const world = await openTestHouse({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const syncing = openSyncing(world);
  const kari = await syncing.member();
  const { id: campaignId } = await kari.ask.campaigns.create({ title: 'Hemmelig kampanje' });
  await syncing.synced(kari.ask, 'manual');
  await kari.fetch(`/api/campaigns/drafts/${campaignId}`);
  await kari.fetch('/api/nothing-here?token=hemmelig');
  await world.close();
  await collector.close();

  const spans = collector.spans();
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const above = ({ parentSpanId }: TakenSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
  const operation = named('liveCampaigns/sync');
  expect(above(operation)).toMatchObject({ name: 'POST /rpc/liveCampaigns/sync' });
  expect(factsOf(above(operation)!)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/rpc/liveCampaigns/sync',
    'http.response.status_code': 200,
  });
  const job = named('sync-live-campaigns');
  expect(job.parentSpanId).toBeUndefined();
  const calls = spans.filter(({ traceId, kind }) => traceId === job.traceId && kind === 3);
  expect(calls.map(factsOf)).toContainEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'peer.service': 'Meta',
  });

  const requests = collector.metrics().find(({ name }) => name === 'adfjord_http_request_seconds')!;
  for (const { count, bucketCounts, explicitBounds } of requests.histogram!.dataPoints) {
    expect(bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  }
  const told = new Map(collector.metrics().map((metric) => [metric.name, metric]));
  expect(told.get('adfjord_sync_age_seconds')?.gauge?.dataPoints).toHaveLength(2);
  expect(told.get('adfjord_meta_retries_total')?.sum?.isMonotonic).toBe(true);

  for (const secret of [kari.email, campaignId, 'emmelig', nokAccount.replace('act_', '')])
    expect(collector.taken.join('\n')).not.toContain(secret);
}, 60_000);

test('a failure is told by its kind, never by its words', async () => {
  const collector = await openCollector();
  const world = await openTestHouse({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const kari = await world.visitor().join();
  world.ctx.sessions.read = () => Promise.reject(new RangeError('the lamp of Kari fell over'));
  await kari.fetch('/api/campaigns/drafts');
  await world.close();
  await collector.close();
  const failed = collector.spans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name)).toContain('GET /api/campaigns/listDrafts');
  expect(factsOf(failed.find(({ name }) => name === 'campaigns/listDrafts')!)).toMatchObject({
    'error.type': expect.any(String),
  });
  expect(collector.taken.join('\n')).not.toContain('lamp');
}, 60_000);

test('where nobody listens, the log says so once, and everything else goes on', async () => {
  const collector = await openCollector();
  await collector.close();
  const world = await openTestHouse({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await world.visitor().join();
  await world.close();
  expect(world.logged.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT'))).toHaveLength(1);
}, 60_000);

test.each([
  ['nobody collects, nothing of OpenTelemetry’s machinery is loaded', {}, false],
  ['somebody does, it is', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
])(
  'where %s',
  async (_where, settings, isLoaded) => {
    const folder = await mkdtemp(join(tmpdir(), 'adfjord-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const tellLoaded = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context);
      if (/opentelemetry.(sdk|exporter|resources)/.test(found.url)) console.log('LOADED');
      return found;
    } });`;
    const server = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(tellLoaded)}`, 'server/main.ts'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        // The practice services are not asked for anything here.
        env: { ...process.env, DATA_DIR: folder, PORT: '0', SANDBOX_URL: 'http://127.0.0.1:9', ...settings },
      },
    );
    let printed = '';
    for await (const piece of server.stdout.setEncoding('utf8')) {
      printed += String(piece);
      if (printed.includes('is ready')) server.kill();
    }
    if (server.exitCode === null) await once(server, 'exit');
    expect(printed).toContain('is ready');
    expect(printed.includes('LOADED')).toBe(isLoaded);
  },
  120_000,
);

function factsOf({ attributes }: TakenSpan) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';

const token = 'a token for the one who measures';
const world = await openTestHouse({ METRICS_TOKEN: token, TRUSTED_PROXIES: '1' });
afterAll(() => world.close());
const { app, ctx, logged, visitor } = world;

function ask(path: string, headers: Record<string, string> = {}, clientAddress = '127.0.0.1') {
  return app.fetch(new Request(`https://adfjord.test${path}`, { headers }), { clientAddress });
}

test('what happens is told to Prometheus: requests by route, jobs, calls to Meta, sync, publications', async () => {
  const syncing = openSyncing(world);
  const kari = await syncing.member();
  await syncing.synced(kari.ask, 'manual');
  await kari.fetch('/api/campaigns/drafts');
  await ctx.callNotes.flush();

  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(
    /adfjord_http_request_seconds_count\{[^}]*route="\/rpc\/liveCampaigns\/sync"[^}]*\} 1/,
  );
  expect(text).toMatch(/adfjord_http_request_seconds_count\{[^}]*route="\/api\/campaigns\/listDrafts"/);
  expect(text).toMatch(/adfjord_job_seconds_count\{job="sync-live-campaigns",outcome="done"\} 1/);
  expect(text).toMatch(/adfjord_meta_call_seconds_count\{method="GET",outcome="ok"\} \d+/);
  expect(text).toMatch(/adfjord_meta_budget_used_percent\{account="[\da-f]{12}"\} \d/);
  expect(text).toMatch(/adfjord_sync_age_seconds\{quantile="1"\} \d/);
  expect(text).toContain('adfjord_queue_oldest_due_seconds');
  expect(text).toContain('adfjord_process_resident_memory_bytes');
  expect(text).not.toContain(nokAccount.replace('act_', ''));
  expect((await ask('/metrics')).status).toBe(200);
});

test.each([
  ['from this machine', '127.0.0.1', {}, 200],
  ['from this machine, over IPv6', '::1', {}, 200],
  ['from elsewhere', '203.0.113.9', {}, 404],
  [
    'through the proxy of this machine, from elsewhere',
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.9' },
    404,
  ],
  [
    'from elsewhere, saying it came from here',
    '127.0.0.1',
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    404,
  ],
  ['with the token', '203.0.113.9', { authorization: `Bearer ${token}` }, 200],
  ['with another token', '203.0.113.9', { authorization: 'Bearer something else' }, 404],
])('asked %s', async (_how, address, headers: Record<string, string>, status) => {
  expect((await ask('/metrics', headers, address)).status).toBe(status);
});

test('behind a proxy nobody told us of, only the token opens', async () => {
  const other = await openTestHouse({ METRICS_TOKEN: token });
  const knock = (headers: Record<string, string>) =>
    other.app.fetch(new Request('https://adfjord.test/metrics', { headers }), { clientAddress: '127.0.0.1' });
  expect((await knock({})).status).toBe(404);
  expect((await knock({ authorization: `Bearer ${token}` })).status).toBe(200);
  await other.close();
});

test('every answer carries the id of its request: the proxy’s own where there is one', async () => {
  const own = (await ask('/healthz')).headers.get('x-request-id');
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect((await ask('/healthz')).headers.get('x-request-id')).not.toBe(own);
  const told = { 'x-request-id': 'from-the-proxy-1' };
  expect((await ask('/healthz', told)).headers.get('x-request-id')).toBe('from-the-proxy-1');
  const forged = { 'x-request-id': 'not an id {}' };
  expect((await ask('/healthz', forged)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('a mistake of ours is answered with the reference under which it stands in the log', async () => {
  const kari = await visitor().join();
  const { read } = ctx.sessions;
  ctx.sessions.read = () => Promise.reject(new Error('the lamp fell over'));
  const answer = await kari.fetch('/api/campaigns/drafts');
  ctx.sessions.read = read;

  expect(answer.status).toBe(500);
  const requestId = answer.headers.get('x-request-id')!;
  const body = await answer.json();
  expect(body).toMatchObject({ data: { reference: requestId } });
  expect(body.message).toBe(`Something went wrong on our side. Reference: ${requestId}`);
  expect(JSON.stringify(body)).not.toContain('lamp');
  const line = logged.map((each) => JSON.parse(each)).find(({ error }) => error?.includes('lamp'));
  expect(line).toMatchObject({ requestId, level: 'error', procedure: 'campaigns/listDrafts' });
});

test('what is noted while the database is away is kept once it is back', async () => {
  const kari = await visitor().join();
  const { id: workspaceId } = await kari.ask.workspaces.current();
  const { execute } = ctx.db;
  ctx.db.execute = () => Promise.reject(new Error('connection refused')) as never;
  const call = { workspaceId, at: ctx.now(), method: 'GET', endpointPath: '/away', elapsedMs: 5 };
  const rest = {
    functionName: undefined,
    campaignId: undefined,
    httpStatus: 200,
    retries: 0,
    failure: undefined,
    isLogged: true,
  };
  for (let place = 0; place < 25_000; place += 1) ctx.callNotes.note({ ...call, ...rest });
  for (let round = 0; round < 8; round += 1) await ctx.callNotes.flush();
  ctx.db.execute = execute;
  await ctx.callNotes.flush();
  const { totalCalls } = await kari.ask.apiCalls.summary({ period: '24h' });
  expect(totalCalls).toBeGreaterThanOrEqual(18_000);
  expect(totalCalls).toBeLessThanOrEqual(20_000);
  expect(await (await ask('/metrics')).text()).toContain(
    `adfjord_calls_not_noted_total ${25_000 - totalCalls}`,
  );
});

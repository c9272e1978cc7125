import { verbatim } from '#server/platform/coded-text.ts';
import type { CallNote } from '#server/platform/log/call-notes.ts';
import { runInContext } from '#server/platform/log/request-context.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openCallNotes } from './open-call-notes.ts';

const world = await openTestHouse();
afterAll(() => world.close());
const { ctx, practice, passTime, runJobs, visitor } = world;
const syncing = openSyncing(world);

async function linked() {
  const person = await visitor().join();
  await person.connect();
  return person;
}

async function callsOf({ ask }: Awaited<ReturnType<typeof linked>>) {
  await ctx.callNotes.flush();
  return ask.apiCalls.list({ period: '24h' });
}

function noted(about: Pick<CallNote, 'workspaceId' | 'endpointPath'>): CallNote {
  return {
    ...about,
    at: ctx.now(),
    method: 'GET',
    elapsedMs: 1,
    functionName: undefined,
    campaignId: undefined,
    httpStatus: 200,
    retries: 0,
    failure: undefined,
    isLogged: true,
  };
}

test('a named function is in the log under its name, asked over /rpc or over /api', async () => {
  const kari = await linked();
  await kari.ask.campaigns.searchLocations({ query: 'Bergen' });
  const answer = await kari.post('/api/functions/facebook-location-search', { query: 'Oslo' });
  expect(answer.status).toBe(200);

  const calls = (await callsOf(kari)).filter(
    ({ functionName }) => functionName === 'facebook-location-search',
  );
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toMatchObject({
      method: 'POST',
      endpointPath: '/functions/facebook-location-search',
      isSuccess: true,
      httpStatus: 200,
      classification: null,
      errorMessage: null,
      retryAttempts: 0,
    });
  }
});

test('a refused call is in the log with its class, and with the campaign it was about', async () => {
  const kari = await linked();
  const campaignId = crypto.randomUUID();
  const input = { campaignId, launchImmediately: false };
  await expect(kari.ask.publications.publish(input)).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });

  const [call] = (await callsOf(kari)).filter(({ isSuccess }) => !isSuccess);
  expect(call).toMatchObject({
    functionName: 'meta-publish-campaign',
    campaignId,
    httpStatus: 404,
    errorType: 'CAMPAIGN_NOT_FOUND',
    classification: 'not_found',
  });
});

test('input that does not fit counts as validation', async () => {
  const kari = await linked();
  await kari.post('/api/functions/facebook-location-search', { query: 12 });
  expect((await callsOf(kari)).find(({ isSuccess }) => !isSuccess)).toMatchObject({
    functionName: 'facebook-location-search',
    httpStatus: 400,
    classification: 'validation',
    errorMessage: 'What was sent does not fit: query',
  });
});

test('why a call failed is told in the language of whoever reads it', async () => {
  const kari = await linked();
  await kari.post('/api/functions/facebook-location-search', { query: 12 });
  await kari.ask.people.update({ language: 'nb' });
  expect((await callsOf(kari)).find(({ isSuccess }) => !isSuccess)).toMatchObject({
    errorMessage: 'Det som ble sendt, passer ikke: query',
  });
});

test('a failed call to Meta is always kept, told by its kind of path, with its retries', async () => {
  const kari = await syncing.member();
  await practice.trouble({
    service: 'meta',
    path: '/campaigns',
    times: 3,
    trouble: { kind: 'error', status: 500, code: 2, message: 'Service temporarily unavailable' },
  });
  await syncing.synced(kari.ask);
  await practice.behave();

  const failed = (await callsOf(kari)).filter(({ isSuccess }) => !isSuccess);
  expect(failed).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      endpointPath: '/{ad-account-id}/campaigns',
      functionName: null,
      httpStatus: 500,
      classification: 'transient',
      errorType: 'unavailable (2)',
      retryAttempts: 2,
    }),
  );
  const { errors, retriedCalls } = await kari.ask.apiCalls.summary({ period: '24h' });
  expect(errors).toContainEqual(expect.objectContaining({ classification: 'transient' }));
  expect(retriedCalls).toBeGreaterThan(0);
});

test('nothing in the log tells a token, an id of Facebook or a person', async () => {
  const kari = await syncing.member();
  await practice.trouble({
    service: 'meta',
    path: '/search',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, message: `No object ${nokAccount} for ${kari.email}` },
  });
  await expect(kari.ask.campaigns.searchLocations({ query: 'Bergen' })).rejects.toMatchObject({
    code: 'FACEBOOK_REFUSED',
  });
  await practice.behave();
  const text = JSON.stringify(await callsOf(kari));
  expect(text).not.toContain(kari.email);
  expect(text).not.toContain(nokAccount.replace('act_', ''));
  expect(text).not.toContain('Bergen');
});

test('what Meta tells of its allowance stands beside the account’s name', async () => {
  const kari = await syncing.member();
  await syncing.synced(kari.ask);
  await ctx.callNotes.flush();
  const budgets = await kari.ask.apiCalls.budgets();
  expect(budgets.map(({ adAccountId }) => adAccountId)).toContain(nokAccount);
  const { adAccounts } = (await kari.ask.connections.get())!;
  const name = adAccounts.find(({ id }) => id === nokAccount)!.name;
  expect(budgets.find(({ adAccountId }) => adAccountId === nokAccount)).toMatchObject({ name });
});

test('what was noted for somebody who has hung up since is kept, and so is what others noted', async () => {
  const kari = await linked();
  const workspaceId = await syncing.workspaceOf(kari);
  const calls = await callsOf(kari);
  const notes = openCallNotes(ctx);
  const hungUp = new AbortController();
  runInContext({ id: 'test', isReading: true, hungUp: hungUp.signal }, () =>
    notes.note(noted({ workspaceId, endpointPath: '/first' })),
  );
  hungUp.abort();
  notes.note(noted({ workspaceId, endpointPath: '/second' }));

  await expect.poll(() => kari.ask.apiCalls.list({ period: '24h' })).toHaveLength(calls.length + 2);
});

test('a person sees the calls of their own workspace only', async () => {
  const [kari, ola] = await Promise.all([linked(), visitor().join()]);
  await kari.ask.campaigns.searchLocations({ query: 'Bergen' });
  expect((await callsOf(kari)).length).toBeGreaterThan(0);
  expect(await callsOf(ola)).toEqual([]);
  expect(await ola.ask.apiCalls.summary({ period: '30d' })).toMatchObject({
    totalCalls: 0,
    successPercent: null,
    averageMs: null,
    functions: [],
  });
  expect(await ola.ask.apiCalls.budgets()).toEqual([]);
});

test('the sums of a period, without gaps in its series', async () => {
  const kari = await linked();
  const workspaceId = await syncing.workspaceOf(kari);
  const call = {
    workspaceId,
    method: 'GET',
    campaignId: undefined,
    httpStatus: 200,
    retries: 0,
    failure: undefined,
    isLogged: true,
  };
  const now = ctx.now();
  const day = 24 * 60 * 60_000;
  const failure = { classification: 'auth', type: 'unauthorized (190)', said: verbatim('Expired.') } as const;
  for (let place = 0; place < 20; place += 1) {
    const at = now - (place % 5) * day;
    ctx.callNotes.note({ ...call, at, endpointPath: '/quick', elapsedMs: 10, functionName: undefined });
  }
  ctx.callNotes.note({ ...call, at: now, endpointPath: '/slow', elapsedMs: 90, functionName: 'slow' });
  const functionName = 'slow';
  const failed = {
    ...call,
    at: now,
    endpointPath: '/slow',
    elapsedMs: 110,
    functionName,
    retries: 3,
    failure,
  };
  ctx.callNotes.note(failed);
  await ctx.callNotes.flush();

  const summary = await kari.ask.apiCalls.summary({ period: '7d' });
  const ours = (path: string) => summary.endpoints.find((endpoint) => endpoint.path === path);
  expect(ours('/quick')).toEqual({ path: '/quick', total: 20, successes: 20, retried: 0, averageMs: 10 });
  expect(ours('/slow')).toEqual({ path: '/slow', total: 2, successes: 1, retried: 1, averageMs: 100 });
  expect(summary.functions).toContainEqual({ name: 'slow', total: 2, successes: 1, retried: 1 });
  expect(summary.errors).toEqual([{ classification: 'auth', count: 1, averageRetries: 3 }]);
  expect(summary.series).toHaveLength(7);
  expect(summary.series.reduce((sum, { calls }) => sum + calls, 0)).toBe(summary.totalCalls);
  expect(summary.series.reduce((sum, { errors }) => sum + errors, 0)).toBe(1);
  for (const [period, points] of [
    ['24h', 24],
    ['15d', 15],
    ['30d', 30],
  ] as const)
    expect((await kari.ask.apiCalls.summary({ period })).series).toHaveLength(points);
});

test('every call counts in the figures, those too that the log leaves out', async () => {
  const kari = await linked();
  const [good, bad] = [12, 3];
  for (let call = 0; call < good; call += 1)
    await kari.ask.campaigns.searchLocations({ query: `Bergen ${call}` });
  await practice.trouble({
    service: 'meta',
    path: '/search',
    times: bad,
    trouble: { kind: 'error', status: 400, code: 100, message: 'Invalid parameter' },
  });
  for (let call = 0; call < bad; call += 1)
    await kari.ask.campaigns.searchLocations({ query: `Oslo ${call}` }).catch(() => undefined);
  await practice.behave();

  const log = (await callsOf(kari)).filter(({ endpointPath }) => endpointPath === '/search');
  expect(log.filter(({ isSuccess }) => !isSuccess)).toHaveLength(bad);
  const { endpoints, functions, successPercent, totalCalls, errors } = await kari.ask.apiCalls.summary({
    period: '24h',
  });
  expect(endpoints.find(({ path }) => path === '/search')).toMatchObject({
    total: good + bad,
    successes: good,
  });
  const named = { name: 'facebook-location-search', total: good + bad, successes: good };
  expect(functions).toContainEqual(expect.objectContaining(named));
  const failed = errors.reduce((sum, { count }) => sum + count, 0);
  expect(successPercent).toBeCloseTo(((totalCalls - failed) / totalCalls) * 100, 6);
  expect(failed).toBe(2 * bad);
});

test('a publication counts once it has ended, and as failed if Facebook refused it', async () => {
  const kari = await linked();
  const rateOf = async () => {
    await ctx.callNotes.flush();
    const { functions } = await kari.ask.apiCalls.summary({ period: '24h' });
    return functions.find(({ name }) => name === 'meta-publish-campaign');
  };
  const first = await prepareCampaign(kari);
  await practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'campaigns(\\?|$)',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, message: 'Invalid parameter' },
  });
  await kari.ask.publications.publish({ campaignId: first.id, launchImmediately: false });
  expect(await rateOf()).toBeUndefined();
  await runJobs();
  expect(await rateOf()).toMatchObject({ total: 1, successes: 0 });
  await practice.behave();

  await kari.ask.publications.publish({ campaignId: first.id, launchImmediately: false });
  await runJobs();
  expect(await rateOf()).toMatchObject({ total: 2, successes: 1 });
  const [published, refused] = (await callsOf(kari)).filter(
    ({ functionName }) => functionName === 'meta-publish-campaign',
  );
  expect(published).toMatchObject({ isSuccess: true, campaignId: first.id });
  expect(refused).toMatchObject({ isSuccess: false, errorType: 'REFUSED_BY_META', campaignId: first.id });
});

test('calls of a workspace that is gone are left out, and keep nobody else’s from the log', async () => {
  const kari = await linked();
  ctx.callNotes.note(noted({ workspaceId: crypto.randomUUID(), endpointPath: '/gone' }));
  await kari.ask.campaigns.searchLocations({ query: 'Bergen' });
  expect((await callsOf(kari)).length).toBeGreaterThan(0);
});

test('after thirty days calls are forgotten', async () => {
  const kari = await linked();
  await kari.ask.campaigns.searchLocations({ query: 'Bergen' });
  await ctx.callNotes.flush();
  await passTime(31 * 24 * 60);
  await kari.signIn();
  await kari.ask.campaigns.searchLocations({ query: 'Bergen' }).catch(() => undefined);
  await ctx.callNotes.flush();
  const { forgetOldCalls } = await import('./forget-calls.ts');
  await ctx.db.transaction((tx) => ctx.queue.add(tx, forgetOldCalls, {}, { key: 'clock' }));
  await runJobs();
  const { rows } = (await ctx.db.execute(
    sql`select (select count(*)::int from api_calls where created_at < ${new Date(ctx.now() - 30 * 24 * 60 * 60_000).toISOString()}) as calls,
      (select count(*)::int from api_call_hours where hour < ${new Date(ctx.now() - 30 * 24 * 60 * 60_000).toISOString()}) as hours,
      (select count(*)::int from api_calls) as kept`,
  )) as unknown as { rows: object[] };
  expect(rows[0]).toMatchObject({ calls: 0, hours: 0 });
  expect(rows[0]).not.toMatchObject({ kept: 0 });
});

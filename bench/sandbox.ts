import { openSandbox } from '#sandbox/sandbox.ts';
import { openPractice } from '#tests/practice.ts';
import { serveHere } from '#tests/serve-here.ts';
import { Hono } from 'hono';
import type { Limit } from './limits.ts';

const account = 'act_2100000000000001';
const rounds = 400;
const [campaigns, adsPerCampaign] = [1000, 5];

interface Pace {
  name: string;
  ms: number;
  /** The most it may take. */
  limitMs: number;
}

/** Tells how quick the make-believe Meta is, beside a route that does nothing. */
export async function tellSandbox(): Promise<Limit[]> {
  const { emptyMs, readMs, paces } = await benchSandbox();
  console.log(
    '\nReading the sandbox: campaigns, nodes, insights, places in turn, caller and sandbox on one core\n',
  );
  console.table(
    [
      { way: 'an empty route', ms: emptyMs },
      { way: 'mixed reads of a large account', ms: readMs },
    ].map(({ way, ms }) => ({
      way,
      'requests a second': Math.round(1000 / ms),
      'times an empty route': Number((ms / emptyMs).toFixed(2)),
    })),
  );
  console.table(
    paces.map(({ name, ms, limitMs }) => ({
      way: name,
      ms: Math.round(ms),
      'share of what it may take': Number((ms / limitMs).toFixed(2)),
    })),
  );
  return [];
}

/**
 * Reads of a large account over HTTP, caller and sandbox on one core, beside an empty route served and called in the
 * same way; and how long it takes to fill that account and to read it 500 rows at a time.
 */
async function benchSandbox(): Promise<{ emptyMs: number; readMs: number; paces: Pace[] }> {
  const empty = await listen(new Hono().get('/', (c) => c.json({})).fetch);
  const emptyMs = await paceOf([empty.address]);
  await empty.close();

  let answer: (request: Request) => Response | Promise<Response> = () => new Response();
  const door = await listen((request) => answer(request));
  const sandbox = await openSandbox({ publicUrl: door.address, smtpPort: 0 });
  answer = sandbox.fetch;
  const practice = openPractice(sandbox.fetch);
  const { accessToken } = await practice.tokens({ state: 'ok' });
  await post(`${door.address}/_sandbox/switches`, { rate_limits: 'off' });

  const filled = await clocked(() =>
    post(`${door.address}/_sandbox/accounts/large`, { campaigns, adsPerCampaign }),
  );
  const graph = (path: string, query: Record<string, string>) =>
    `${door.address}/meta/v26.0/${path}?${new URLSearchParams({ ...query, access_token: accessToken }).toString()}`;
  const ofAds = { level: 'ad', date_preset: 'last_30d', fields: 'ad_id,spend,impressions,clicks,actions' };
  const insights = (limit: string) => graph(`${account}/insights`, { ...ofAds, limit });
  const list = (edge: string, fields: string) => graph(`${account}/${edge}`, { fields, limit: '500' });
  const listings = [
    ['500 campaigns with their budgets', list('campaigns', 'name,status,effective_status,daily_budget')],
    [
      '500 ad sets with their audiences',
      list('adsets', 'name,effective_status,targeting,promoted_object,learning_stage_info'),
    ],
    ['500 ads with their status', list('ads', 'name,status,effective_status,adset_id')],
    [
      '500 ads with what they say',
      list('ads', 'name,effective_status,creative{object_story_spec,thumbnail_url}'),
    ],
    ['500 campaigns with all below', list('campaigns', 'name,adsets{name,ads{name,effective_status}}')],
  ] as const;
  const first = await clocked(() => get(insights('500')));
  const second = await nextOf(insights('500'));
  const paces = [
    {
      name: `fill an account with ${campaigns} campaigns of ${adsPerCampaign} ads`,
      ms: filled,
      limitMs: 10_000,
    },
    { name: '500 rows of insights, the first time', ms: first, limitMs: 300 },
    { name: '500 rows of insights, the page after', ms: await clocked(() => get(second)), limitMs: 300 },
  ];
  for (const [name, address] of listings)
    paces.push({ name, ms: await clocked(() => get(address)), limitMs: 300 });
  await post(`${door.address}/_sandbox/clock`, { advanceMinutes: 15 });
  paces.push({
    name: '500 rows of insights, a quarter of an hour later',
    ms: await clocked(() => get(insights('500'))),
    limitMs: 300,
  });

  const { data } = (await get(graph(`${account}/campaigns`, { limit: '25' }))) as { data: { id: string }[] };
  const readMs = await paceOf([
    graph(`${account}/campaigns`, { fields: 'name,status,effective_status', limit: '25' }),
    ...data.slice(0, 3).map(({ id }) => graph(id, { fields: 'name,objective,effective_status' })),
    insights('25'),
    graph('search', { type: 'adgeolocation', location_types: '["city"]', q: 'Berg' }),
    graph('me/adaccounts', { fields: 'name,currency,account_status' }),
  ]);
  await door.close();
  await sandbox.close();
  return { emptyMs, readMs, paces };
}

/** How long one request takes when they are made one after another, each address in its turn. */
async function paceOf(addresses: string[]): Promise<number> {
  for (const address of addresses) await get(address);
  const ms = await clocked(async () => {
    for (let round = 0; round < rounds; round += 1) await get(addresses[round % addresses.length] ?? '');
  });
  return ms / rounds;
}

async function clocked(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function nextOf(address: string): Promise<string> {
  const { paging } = (await get(address)) as { paging?: { next?: string } };
  return paging?.next ?? address;
}

async function post(address: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

async function listen(fetch: (request: Request) => Response | Promise<Response>) {
  const { url: address, close } = await serveHere(fetch, { asShipped: true });
  return { address, close };
}

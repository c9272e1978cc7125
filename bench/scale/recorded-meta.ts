import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { openSandbox } from '#sandbox/sandbox.ts';
import { openPractice } from '#tests/practice.ts';
import { adsPerCampaign, sizes } from './sizes.ts';

/**
 * A Meta with as many ad accounts as one likes, in a process of its own. It has one sandbox for each size of account, and
 * keeps what that has answered: the thousandth account of a size costs it next to nothing, and is told what the first was.
 */
const port = Number(process.env['PORT']);
const publicUrl = `http://127.0.0.1:${port}`;
const filled = 'act_2100000000000001';
let aheadMs = 0;
/** Only what is read of many accounts waits so long. */
const latencyMs = Number(process.env['LATENCY_MS']);
const now = () => Date.now() + aheadMs;

const worlds = await Promise.all(
  sizes.map(async (campaigns, place) => {
    const { fetch } = await openSandbox({
      publicUrl,
      smtpPort: place === 0 ? port + 1 : 0,
      writerPaceMs: 0,
      now,
    });
    const practice = openPractice(fetch);
    await practice.turn({ rate_limits: 'off' });
    // The first is where people connect and publish: it stays small.
    if (place > 0) await practice.fill({ campaigns, adsPerCampaign });
    const { accessToken } = await practice.tokens({ state: 'ok' });
    return { fetch, accessToken, kept: new Map<string, Promise<Kept>>() };
  }),
);

interface Kept {
  status: number;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** `act_77`, the place of its size, and its number. */
const many = /^\/meta\/v[\d.]+\/(act_77(\d)\d{5})(?=\/|$)/;

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/_scale/round') return nextRound(url);
  const found = many.exec(url.pathname);
  if (!found) return worlds[0]!.fetch(request);
  const world = worlds[Number(found[2])]!;
  url.pathname = url.pathname.replace(found[1]!, filled);
  url.searchParams.delete('appsecret_proof');
  const ask = () =>
    world.fetch(
      new Request(url, { method: request.method, headers: { authorization: `Bearer ${world.accessToken}` } }),
    );
  if (request.method !== 'GET') return ask();
  let known = world.kept.get(url.href);
  if (!known) world.kept.set(url.href, (known = ask().then(keep)));
  const [{ status, type, bytes }] = await Promise.all([known, wait(latencyMs)]);
  return new Response(bytes, {
    status,
    headers: { 'content-type': type, date: new Date(now()).toUTCString() },
  });
}

async function keep(response: Response): Promise<Kept> {
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Half an hour later, figures have moved. */
function nextRound(url: URL): Response {
  aheadMs += Number(url.searchParams.get('minutes')) * 60_000;
  for (const { kept } of worlds) kept.clear();
  return new Response();
}

serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => console.log('Sandbox ready at'));

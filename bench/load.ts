import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareCampaign } from '#tests/campaigns.ts';
import {
  clearGround,
  makeGround,
  startProduct,
  startSandbox,
  subscribe,
} from '#tests/journeys/run-product.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import { visitProduct } from './visit-product.ts';
import sharp from 'sharp';
import type { Limit } from './limits.ts';

const leadCount = 4_000;
const asked = { exports: 60, searches: 200, avatars: 30, signIns: 100 };
const looksWhileQuiet = 40;
const pauseMs = 100;
/** Nobody else is to wait longer than this. */
const limitMs = 1_000;

/** Tells how long others wait under load; fails by itself, since no slower machine widens this limit. */
export async function tellLoad(): Promise<Limit[]> {
  const { rows, seconds, answered, mistakes } = await benchLoad();
  console.log(
    `\n4,000 leads coming in, 60 exports, 200 searches, 30 pictures of 59 megapixels and 100 sign-ins at once, done in ${seconds.toFixed(0)} s (limit for others: ${limitMs} ms, 95 times of 100)\n${JSON.stringify(answered)}\n`,
  );
  console.table(
    rows.map(({ asked: others, quietMs, loadedMs, looks }) => ({
      'others ask for': others,
      'quiet, ms': Math.round(quietMs),
      'loaded, ms': Math.round(loadedMs),
      'times quiet': Number((loadedMs / quietMs).toFixed(1)),
      'times the limit': Number((loadedMs / limitMs).toFixed(2)),
      looks,
    })),
  );
  const tooLate = rows.filter(({ loadedMs }) => !(loadedMs <= limitMs)).map((row) => row.asked);
  if (tooLate.length + mistakes.length > 0) {
    console.error(`Under load this is not as it has to be: ${[...tooLate, ...mistakes].join(', ')}`);
    process.exitCode = 1;
  }
  return [];
}

interface LoadRow {
  asked: string;
  quietMs: number;
  loadedMs: number;
  /** How often it was asked while everything was going on. */
  looks: number;
}

/**
 * The built product with somebody who has 4,000 leads coming in, downloads and searches them all at once, changes their
 * picture thirty times and signs in a hundred times. How long does somebody else wait meanwhile, 95 times of 100?
 */
async function benchLoad(): Promise<{
  rows: LoadRow[];
  seconds: number;
  answered: Record<string, number>;
  /** What of it must not happen, however much is asked. */
  mistakes: string[];
}> {
  const ground = await makeGround();
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const settings = { SANDBOX_URL: sandboxUrl, TRUSTED_PROXIES: '1' };
  const visit = visitProduct(ground);
  const { url, practice } = visit;
  const sandbox = await startSandbox(ground);
  let product = await startProduct(ground, settings);
  const from = (address: string) => async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-for', address);
    return fetch(new Request(request, { headers, redirect: 'manual' }));
  };
  const open = (address: string) => visit.open(from(address));
  try {
    await practice.turn({ rate_limits: 'off' });
    const [busy, other] = [open('198.51.100.1'), open('198.51.100.2')];
    await busy.join();
    await other.join();
    await busy.connect();
    await product.stop();
    await subscribe(ground, busy.email);
    product = await startProduct(ground, settings);
    const campaign = await prepareCampaign(busy, { objective: 'leads', leadFormId: quoteForm });
    await busy.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });
    let facebookCampaignId: string | null = null;
    while (!facebookCampaignId) {
      await wait(200);
      ({ facebookCampaignId } = await busy.ask.campaigns.get({ id: campaign.id }));
    }
    const looks: Record<string, () => Promise<unknown>> = {
      '/readyz': async () => (await from('198.51.100.3')(new Request(`${url}/readyz`))).text(),
      'another person’s page': () =>
        Promise.all([
          other.ask.people.me(),
          other.ask.workspaces.current(),
          other.ask.campaigns.listDrafts(),
          other.ask.connections.get(),
        ]),
    };
    const quiet = await measure(looks, (round) => round < looksWhileQuiet);

    const large = await sharp({ create: { width: 9_000, height: 6_556, channels: 3, background: '#48a' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(large)], 'me.jpg', { type: 'image/jpeg' }));
    const avatar = new Response(form);
    const avatarBody = await avatar.arrayBuffer();
    const avatarType = avatar.headers.get('content-type')!;
    const answered: Record<string, number> = {};
    const count = (name: string) => (answer: Response) => {
      answered[`${name} ${answer.status}`] = (answered[`${name} ${answer.status}`] ?? 0) + 1;
      return answer.arrayBuffer();
    };
    const times = (most: number, ask: (place: number) => Promise<unknown>) =>
      Array.from({ length: most }, (_, place) => ask(place));
    const startedAt = performance.now();
    await practice.answerForm(quoteForm, leadCount);
    // Some have to be here before there is anything to search.
    await wait(1_000);
    const work = [
      ...times(asked.exports, () =>
        untilTaken(() => busy.fetch(`/exports/leads/${facebookCampaignId}.csv`), count('export')),
      ),
      ...times(asked.searches, (place) =>
        busy.fetch(`/api/campaigns/${facebookCampaignId}/leads?search=${place}`).then(count('search')),
      ),
      ...times(asked.avatars, () =>
        busy
          .fetch('/api/people/me/avatar', {
            method: 'PUT',
            headers: { 'content-type': avatarType },
            body: avatarBody,
          })
          .then(count('avatar')),
      ),
      ...times(asked.signIns, (place) =>
        from(`203.0.113.${place % 10}`)(
          new Request(`${url}/api/auth/sign-in/email`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: url },
            body: JSON.stringify({ email: `nobody-${place}@example.test`, password: 'not the password' }),
          }),
        ).then(count('sign-in')),
      ),
      busy.ask.leads.refresh({ leadFormId: quoteForm, pageId: campaign.facebookPageId! }),
    ];
    let isOver = false;
    const all = Promise.allSettled(work).then((ends) => {
      isOver = true;
      return ends;
    });
    const loaded = await measure(looks, () => !isOver);
    const broken = (await all).filter(({ status }) => status === 'rejected').length;
    if (broken > 0) answered['broken off'] = broken;
    const mistakes = Object.keys(answered).filter((name) => /broken| 5\d\d$/.test(name));
    const seconds = (performance.now() - startedAt) / 1000;
    const rows = Object.keys(looks).map((name) => ({
      asked: name,
      quietMs: late(quiet[name]!),
      loadedMs: late(loaded[name]!),
      looks: loaded[name]!.length,
    }));
    return { rows, seconds, answered, mistakes };
  } finally {
    await product.stop();
    await sandbox.stop();
    await clearGround(ground);
  }
}

/** Of a workspace two files go out at once. Who is told to wait asks again, so that all of the work is done. */
async function untilTaken(ask: () => Promise<Response>, count: (answer: Response) => Promise<unknown>) {
  for (;;) {
    const answer = await ask();
    await count(answer);
    if (answer.status !== 429) return;
    await wait(pauseMs);
  }
}

/** Asks each again and again, beside the others, for as long as it goes on; how long each took. */
async function measure(looks: Record<string, () => Promise<unknown>>, goesOn: (round: number) => boolean) {
  const found: Record<string, number[]> = {};
  await Promise.all(
    Object.entries(looks).map(async ([name, look]) => {
      const times: number[] = (found[name] = []);
      for (let round = 0; goesOn(round); round += 1) {
        const startedAt = performance.now();
        await look();
        times.push(performance.now() - startedAt);
        await wait(pauseMs);
      }
    }),
  );
  return found;
}

/** Of a hundred waits, all but the five longest are not longer than this. */
function late(waits: number[]): number {
  return waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
}

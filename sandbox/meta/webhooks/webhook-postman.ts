import { createHmac } from 'node:crypto';

import { listOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { formType } from '#sandbox/meta/auth/callbacks.ts';
import { harvestAll } from '#sandbox/meta/leads/lead-harvest.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { type DeliveryNote, findDueDelivery, isAnythingWaiting, keepTry } from './deliveries.ts';
import { findSubscription, giveUpSubscription } from './webhook-subscriptions.ts';
import { onArrival, packArrivals } from './webhooks.ts';

const hourMs = 3_600_000;
/** When it is tried again, counted from the first try: at once, then ever more seldom, for a day and a half. */
const againAfterMs = [0, 0.02, 0.1, 0.5, 1, 3, 6, 12, 24, 36].map((hours) => hours * hourMs);
const patienceMs = 10_000;
/** The clock of the sandbox may jump, so what waits for it is looked after by the real one. */
const lookAgainMs = 1_000;
const harvestEveryMs = 15_000;

interface Answer {
  status: number;
  words: string;
}

export interface Postman {
  close(): Promise<void>;
}

/** Carries what waits to the app, signed, until it answers 200. What it does not get done, the next one finds. */
export function openPostman(world: World): Postman {
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [isClosed, isCalledAgain] = [false, false];

  function call(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(start, 5).unref();
  }

  function start(): void {
    isCalledAgain = round !== undefined;
    round ??= walk().finally(() => {
      round = undefined;
      if (isCalledAgain) call();
    });
  }

  async function walk(): Promise<void> {
    packArrivals(world);
    for (let next = findDueDelivery(world); next && !isClosed; next = findDueDelivery(world))
      await carry(world, next, () => isClosed);
    if (isClosed) return;
    clearTimeout(timer);
    timer = isAnythingWaiting(world.store) ? setTimeout(start, lookAgainMs).unref() : undefined;
  }

  /** People answer ads whether or not somebody looks at the leads. */
  function harvest(): void {
    if (findSubscription(world, 'page') && world.store.list('page').some(isSubscribed)) harvestAll(world);
  }
  const harvesting = setInterval(harvest, harvestEveryMs).unref();

  onArrival(world, call);
  world.clock.onAdvance(() => {
    harvest();
    call();
  });
  call();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(harvesting);
      await round;
    },
  };
}

async function carry(world: World, note: DeliveryNote, isClosed: () => boolean): Promise<void> {
  const { status, words } = await post(world, note);
  if (isClosed()) return;
  const at = world.clock.now();
  const tries = [...note.tries, { at, status, words }];
  if (status === 200) return keepTry(world.store, { ...note, tries, state: 'delivered' });
  const first = tries[0]?.at ?? at;
  const isRepeated = note.kind === 'webhook';
  const left = (isRepeated ? againAfterMs : []).slice(note.tries.length).map((ms) => first + ms);
  const nextAt = left.find((time) => time >= at);
  if (nextAt !== undefined) return keepTry(world.store, { ...note, tries, nextAt });
  keepTry(world.store, { ...note, tries, state: 'given up' });
  if (isRepeated) giveUpSubscription(world, note.url);
}

async function post({ fetch }: World, { kind, url, body }: DeliveryNote): Promise<Answer> {
  const headers = kind === 'webhook' ? signatures(body) : { 'content-type': formType };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(
      new Request(url, { method: 'POST', body, headers, signal, redirect: 'manual' }),
    );
    await response.body?.cancel();
    return { status: response.status, words: response.statusText };
  } catch (error) {
    return { status: 0, words: String(error) };
  }
}

function signatures(body: string): Record<string, string> {
  const sign = (kind: string) => createHmac(kind, app.secret).update(body).digest('hex');
  return {
    'content-type': 'application/json',
    'x-hub-signature': `sha1=${sign('sha1')}`,
    'x-hub-signature-256': `sha256=${sign('sha256')}`,
  };
}

function isSubscribed({ fields }: { fields: Record<string, unknown> }): boolean {
  return listOf(fields['subscribed']).includes('leadgen');
}

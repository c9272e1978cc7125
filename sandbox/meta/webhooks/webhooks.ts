import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { addDelivery } from './deliveries.ts';
import { findSubscription } from './webhook-subscriptions.ts';

const oldestMs = 36 * 3_600_000;
const mostAtOnce = 100;
const bells = new WeakMap<World, () => void>();

/** Calls whoever delivers, whenever there is something new. */
export function onArrival(world: World, bell: () => void): void {
  bells.set(world, bell);
}

export function ring(world: World): void {
  bells.get(world)?.();
}

/** Whoever subscribed to the lead's page hears of it within moments, or after a restart if we end before that. */
export function leadArrived(world: World, lead: Thing): void {
  const form = world.store.find(lead.parent);
  const page = form && world.store.find(form.parent);
  if (!page || !listOf(page.fields['subscribed']).includes('leadgen')) return;
  if (!findSubscription(world)?.fields.includes('leadgen')) return;
  const { created_time: time, ad_id: adId, is_test: isTest } = lead.fields;
  if (Number(time) < world.clock.now() - oldestMs) return;
  if (appSettings(world).mode === 'development' && !isTest) return;
  const value = {
    leadgen_id: lead.id,
    page_id: page.id,
    form_id: lead.parent,
    ...(adId !== undefined && { adgroup_id: textOf(adId), ad_id: textOf(adId) }),
    created_time: Math.floor(Number(time) / 1000),
  };
  world.store.run('INSERT INTO arrivals (page, value) VALUES (?, ?)', page.id, JSON.stringify(value));
  ring(world);
}

/** Packs what has arrived since into as few deliveries as possible: one entry a page, several changes in each. */
export function packArrivals(world: World): void {
  const { store, clock } = world;
  const rows = store.rows('SELECT seq, page, value FROM arrivals ORDER BY seq LIMIT ?', mostAtOnce);
  const last = rows.at(-1);
  if (!last) return;
  const subscription = findSubscription(world);
  const isSwapped = switchOf(world, 'webhook_order') === 'newest-first';
  const parcels = isSwapped ? rows.toReversed().map((row) => [row]) : [rows];
  const times = switchOf(world, 'webhook_repeats') === 'every-one' ? 2 : 1;
  store.transaction(() => {
    store.run('DELETE FROM arrivals WHERE seq <= ?', Number(last['seq']));
    if (!subscription) return;
    for (const parcel of parcels.flatMap((each) => Array.from({ length: times }, () => each)))
      addDelivery(world, {
        kind: 'webhook',
        url: subscription.callbackUrl,
        body: writeParcel(parcel, clock.now()),
      });
  });
  if (rows.length === mostAtOnce) packArrivals(world);
}

function writeParcel(rows: Record<string, unknown>[], now: number): string {
  const byPage = Map.groupBy(rows, ({ page }) => String(page));
  const entry = [...byPage].map(([id, arrived]) => ({
    id,
    time: Math.floor(now / 1000),
    changes: arrived.map(({ value }): Fields => ({ field: 'leadgen', value: JSON.parse(String(value)) })),
  }));
  return escapeNonAscii(JSON.stringify({ object: 'page', entry }));
}

/** Meta writes everything beyond ASCII as `\uXXXX`, and signs what it writes. */
function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uffff]/g,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

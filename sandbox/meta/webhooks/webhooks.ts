import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { addDelivery } from './deliveries.ts';
import { findSubscription, type HeardObject } from './webhook-subscriptions.ts';

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
  if (!findSubscription(world, 'page')?.fields.includes('leadgen')) return;
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
  note(world, page.id, { field: 'leadgen', value });
  ring(world);
}

/** Whoever subscribed to the ad account hears that it is delivered otherwise now: the thing, and all that is in it. */
export function statusChanged(world: World, thing: Thing): void {
  const account = world.store.find(`act_${thing.account}`);
  if (account?.fields['tells_app'] !== true || switchOf(world, 'ad_account_webhooks') !== 'told') return;
  if (!findSubscription(world, 'ad_account')?.fields.includes('effective_status')) return;
  for (const { id, kind } of withChildren(world, thing))
    note(world, account.id, {
      field: 'field_changed',
      value: { object_id: id, object_type: kind, changed_fields: ['effective_status'] },
    });
  ring(world);
}

function withChildren(world: World, thing: Thing): Thing[] {
  const children = ['adset', 'ad'].flatMap((kind) => world.store.list(kind, { parent: thing.id }));
  return [thing, ...children.flatMap((child) => withChildren(world, child))];
}

function note(world: World, owner: string, change: Fields): void {
  world.store.run('INSERT INTO arrivals (page, value) VALUES (?, ?)', owner, JSON.stringify(change));
}

/** Packs what has arrived since into as few deliveries as possible: one entry a page or account, several changes in each. */
export function packArrivals(world: World): void {
  const { store, clock } = world;
  const rows = store.rows('SELECT seq, page, value FROM arrivals ORDER BY seq LIMIT ?', mostAtOnce);
  const last = rows.at(-1);
  if (!last) return;
  const isSwapped = switchOf(world, 'webhook_order') === 'newest-first';
  const times = switchOf(world, 'webhook_repeats') === 'every-one' ? 2 : 1;
  store.transaction(() => {
    store.run('DELETE FROM arrivals WHERE seq <= ?', Number(last['seq']));
    for (const [object, ofObject] of Map.groupBy(rows, objectOf)) {
      const subscription = findSubscription(world, object);
      if (!subscription) continue;
      const parcels = isSwapped ? ofObject.toReversed().map((row) => [row]) : [ofObject];
      for (const parcel of parcels.flatMap((each) => Array.from({ length: times }, () => each)))
        addDelivery(world, {
          kind: 'webhook',
          url: subscription.callbackUrl,
          body: writeParcel(world, { object, rows: parcel, now: clock.now() }),
        });
    }
  });
  if (rows.length === mostAtOnce) packArrivals(world);
}

type Row = Record<string, unknown>;

function objectOf({ page: owner }: Row): HeardObject {
  return String(owner).startsWith('act_') ? 'ad_account' : 'page';
}

function writeParcel(
  world: World,
  { object, rows, now }: { object: HeardObject; rows: Row[]; now: number },
): string {
  const isBare = switchOf(world, 'ad_account_webhook_id') === 'bare';
  const byOwner = Map.groupBy(rows, ({ page: owner }) => String(owner));
  const entry = [...byOwner].map(([id, arrived]) => ({
    id: isBare ? id.replace(/^act_/, '') : id,
    time: Math.floor(now / 1000),
    changes: arrived.map(({ value }): unknown => JSON.parse(String(value))),
  }));
  return escapeNonAscii(JSON.stringify({ object, entry }));
}

/** Meta writes everything beyond ASCII as `\uXXXX`, and signs what it writes. */
function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uffff]/g,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

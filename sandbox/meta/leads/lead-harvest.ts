import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { type Delivery, openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import { readTimeline } from '#sandbox/meta/delivery/timeline.ts';
import { addDays, startOfDay } from '#sandbox/meta/graph/times.ts';
import { leadArrived } from '#sandbox/meta/webhooks/webhooks.ts';
import { newLeadId } from './lead-id.ts';
import { answersTo } from './answers.ts';

/** The leads of a form: those that delivery has brought in so far are written down first, once each. */
export function harvestLeads(world: World, formId: string): Thing[] {
  harvest(world);
  return world.store.list('lead', { parent: formId });
}

export function harvestAll(world: World): Thing[] {
  harvest(world);
  return world.store.list('lead');
}

/** The form that a creative's button opens. */
function formOfCreative(creative: Thing | undefined): string {
  const story = creative?.fields['object_story_spec'];
  const path = 'call_to_action.value.lead_gen_form_id';
  const buttons = listOf(at(creative?.fields['asset_feed_spec'], 'call_to_actions'));
  return (
    textOf(at(story, `link_data.${path}`)) ||
    textOf(at(story, `video_data.${path}`)) ||
    buttons.map((button) => textOf(at(button, 'value.lead_gen_form_id'))).find(Boolean) ||
    ''
  );
}

/** The form that an ad's button opens. */
export function formOf(store: Store, ad: Thing): string {
  return formOfCreative(store.find(textOf(ad.fields['creative_id'])));
}

interface Found {
  ad: Thing;
  key: string;
  time: number;
}

/** By campaign, the last day whose leads are all written down. */
const harvested = new WeakMap<Store, { generation: number; lastDays: Map<string, string> }>();

/** Writes down, as they came in, the leads that delivery tells of and nobody has written down yet. */
function harvest(world: World): void {
  const { store } = world;
  const lastDays = lastDaysOf(store);
  const found: Found[] = [];
  for (const account of store.list('adaccount')) {
    const campaigns = store.list('campaign', { account: account.account }).filter(collectsLeads);
    if (campaigns.length === 0) continue;
    const delivery = openDelivery(world, account);
    const leads = store.list('lead', { account: account.account });
    const known = new Set(leads.map(({ fields }) => textOf(fields['harvest'])));
    const zone = textOf(account.fields['timezone_name']);
    for (const campaign of campaigns) {
      const from = lastDays.get(campaign.id) ?? '';
      found.push(...missingLeads({ store, delivery, campaign, zone, from, known }));
      lastDays.set(campaign.id, addDays(delivery.today, -1));
    }
  }
  if (found.length === 0) return;
  store.transaction(() => {
    for (const each of found.toSorted((a, b) => a.time - b.time)) keepLead(world, each);
  });
}

interface Field {
  store: Store;
  delivery: Delivery;
  campaign: Thing;
  zone: string;
  from: string;
  known: Set<string>;
}

function missingLeads({ store, delivery, campaign, zone, from, known }: Field): Found[] {
  const found: Found[] = [];
  for (const [id, rows] of delivery.campaignDays(campaign)) {
    const ad = store.find(id);
    for (const { day, results, byHand = 0 } of rows) {
      if (!ad || day <= from) continue;
      for (let place = 0; place < results.formLeads - byHand; place += 1) {
        const key = `${id} ${day} ${place}`;
        if (known.has(key)) continue;
        const countAt = (time: number) => delivery.until(campaign, day, time).get(id)?.formLeads ?? 0;
        found.push({
          ad,
          key,
          time: momentOf(countAt, place, startOfDay(zone, day), startOfDay(zone, addDays(day, 1))),
        });
      }
    }
  }
  return found;
}

/** When the count first exceeded a place, to within a minute. */
function momentOf(countAt: (time: number) => number, place: number, start: number, end: number): number {
  let [low, high] = [start, end];
  for (let step = 0; step < 11; step += 1) {
    const middle = (low + high) / 2;
    if (countAt(middle) > place) high = middle;
    else low = middle;
  }
  return Math.floor(high);
}

function keepLead(world: World, { ad, key, time }: Found): void {
  const { store, clock } = world;
  const creative = store.find(readTimeline(store, ad).valueAt('creative_id', time));
  const form = store.find(formOfCreative(creative) || formOf(store, ad));
  if (form?.kind !== 'leadgen_form') return;
  const fields: Fields = {
    created_time: Math.min(time, clock.now()),
    ad_id: ad.id,
    is_organic: false,
    platform: noise(key, 'platform') < 0.5 ? 'ig' : 'fb',
    field_data: answersTo(form, key),
    harvest: key,
  };
  leadArrived(
    world,
    store.insert({ id: newLeadId(store), kind: 'lead', account: ad.account, parent: form.id, fields }),
  );
}

function collectsLeads({ fields }: Thing): boolean {
  return fields['objective'] === 'OUTCOME_LEADS';
}

function lastDaysOf(store: Store): Map<string, string> {
  const generation = store.generation();
  const known = harvested.get(store);
  if (known?.generation === generation) return known.lastDays;
  const lastDays = new Map<string, string>();
  harvested.set(store, { generation, lastDays });
  return lastDays;
}

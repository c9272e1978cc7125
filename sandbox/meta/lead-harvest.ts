import { at, type Fields, textOf } from '../json.ts';
import type { Store, Thing } from '../store.ts';
import type { World } from '../world.ts';
import { accountOf } from './ad-objects.ts';
import { answersTo } from './answers.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { noise } from './delivery/noise.ts';
import { daysBetween } from './times.ts';

/** The leads of a form: those that delivery has brought in so far are written down first, once each. */
export function harvestLeads(world: World, formId: string): Thing[] {
  const { store } = world;
  const ads = store.list('ad').filter((ad) => formOf(store, ad) === formId);
  const deliveries = new Map<string, Delivery>();
  const fresh = ads.flatMap((ad) => {
    const delivery = deliveries.get(ad.account) ?? openDelivery(world, accountOf(world, ad));
    deliveries.set(ad.account, delivery);
    return missingLeads(store, delivery, ad);
  });
  const form = store.find(formId);
  if (form && fresh.length > 0)
    store.transaction(() => {
      for (const found of fresh.toSorted((a, b) => a.time - b.time)) keepLead(store, form, found);
    });
  return store.list('lead', { parent: formId });
}

export function harvestAll(world: World): Thing[] {
  return world.store.list('leadgen_form').flatMap(({ id }) => harvestLeads(world, id));
}

/** The form that an ad's button opens. */
export function formOf(store: Store, ad: Thing): string {
  const story = store.find(textOf(ad.fields['creative_id']))?.fields['object_story_spec'];
  const path = 'call_to_action.value.lead_gen_form_id';
  return textOf(at(story, `link_data.${path}`)) || textOf(at(story, `video_data.${path}`));
}

interface Found {
  ad: Thing;
  key: string;
  time: number;
}

function missingLeads(store: Store, delivery: Delivery, ad: Thing): Found[] {
  const known = new Set(store.list('lead', { account: ad.account }).map(({ fields }) => fields['harvest']));
  return daysBetween(delivery.firstDay(ad), delivery.today).flatMap((day) => {
    const places = Array.from({ length: delivery.on(ad, day).leads }, (_, place) => place);
    const missing = places.filter((place) => !known.has(`${ad.id} ${day} ${place}`));
    return missing.map((place) => ({
      ad,
      key: `${ad.id} ${day} ${place}`,
      time: delivery.momentOfLead(ad, day, place),
    }));
  });
}

function keepLead(store: Store, form: Thing, { ad, key, time }: Found): void {
  const fields: Fields = {
    created_time: time,
    ad_id: ad.id,
    is_organic: false,
    platform: noise(key, 'platform') < 0.5 ? 'ig' : 'fb',
    field_data: answersTo(form, key),
    harvest: key,
  };
  store.insert({ kind: 'lead', account: ad.account, parent: form.id, fields });
}

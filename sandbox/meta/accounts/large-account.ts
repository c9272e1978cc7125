import type { Fields } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { accountIds, pageIds, pixelIds } from '#sandbox/meta/seed-ids.ts';

const day = 86_400_000;
const pastDays = 30;

interface Aim {
  objective: string;
  optimization_goal: string;
  event?: string;
}

/** What the campaigns of a shop are for, in turn. */
const aims: [Aim, ...Aim[]] = [
  { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
  { objective: 'OUTCOME_SALES', optimization_goal: 'OFFSITE_CONVERSIONS', event: 'PURCHASE' },
  { objective: 'OUTCOME_LEADS', optimization_goal: 'OFFSITE_CONVERSIONS', event: 'LEAD' },
  { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LANDING_PAGE_VIEWS' },
  { objective: 'OUTCOME_AWARENESS', optimization_goal: 'REACH' },
];

const wares = ['Heat pumps', 'Bathrooms', 'Water heaters', 'Underfloor heating', 'Drain cleaning'];

/** Fills the NOK ad account with campaigns that have been running for a month. */
export function growLargeAccount(world: World, campaigns: number, adsPerCampaign: number): Fields {
  const { store, clock } = world;
  const born = clock.now() - pastDays * day;
  store.transaction(() => {
    const creatives = wares.map((ware) => growCreative(store, born, ware));
    for (let place = 1; place <= campaigns; place += 1) {
      const adSet = growCampaign(store, born, place, aims[place % aims.length]);
      for (let number = 1; number <= adsPerCampaign; number += 1)
        grow(store, born, 'ad', adSet, {
          name: `Ad ${place}.${number}`,
          creative_id: creatives[(place + number) % creatives.length]?.id,
          reviewed_at: born,
          rejected: false,
        });
    }
    writeHistory(world);
  });
  return { campaigns, ads: campaigns * adsPerCampaign };
}

/** What is over is worked out at once, so that whoever asks first does not wait. */
function writeHistory(world: World): void {
  const account = world.store.find(`act_${accountIds.nok}`);
  if (!account) return;
  const delivery = openDelivery(world, account);
  for (const campaign of world.store.list('campaign', { account: account.account }))
    delivery.campaignDays(campaign);
}

function growCreative(store: Store, born: number, ware: string): Thing {
  const link = {
    link: 'https://example.com',
    message: `${ware}, made to last and fitted by people you know.`,
    name: ware,
  };
  const story = { page_id: pageIds.plumber, link_data: link };
  const times = { created_time: born, updated_time: born };
  const fields = { name: `${ware}, picture`, status: 'ACTIVE', object_story_spec: story, ...times };
  return store.insert({ kind: 'adcreative', account: accountIds.nok, fields });
}

/** A campaign and its ad set; every fifth campaign was paused after some days. */
function growCampaign(store: Store, born: number, place: number, aim: Aim = aims[0]): Thing {
  const campaign = grow(
    store,
    born,
    'campaign',
    { id: `act_${accountIds.nok}` },
    {
      name: `Campaign ${place}`,
      objective: aim.objective,
      buying_type: 'AUCTION',
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
    },
  );
  if (place % 5 === 0) {
    const pausedAt = born + (place % 20) * day;
    store.update(campaign, { status: 'PAUSED', updated_time: pausedAt });
    store.note({ thing: campaign.id, at: pausedAt, what: 'status', value: 'PAUSED' });
  }
  const budget = 5000 + (place % 10) * 2500;
  const adSet = grow(store, born, 'adset', campaign, {
    name: `Audience ${place}`,
    daily_budget: budget,
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    billing_event: 'IMPRESSIONS',
    optimization_goal: aim.optimization_goal,
    ...(aim.event && { promoted_object: { pixel_id: pixelIds.shop, custom_event_type: aim.event } }),
    destination_type: 'WEBSITE',
    targeting: { geo_locations: { countries: ['NO'] }, targeting_automation: { advantage_audience: 0 } },
  });
  store.note({ thing: adSet.id, at: born, what: 'daily_budget', value: String(budget) });
  return adSet;
}

/** An object with a past: it was switched on when it was made. */
function grow(
  store: Store,
  at: number,
  kind: string,
  { id: parent }: Pick<Thing, 'id'>,
  fields: Fields,
): Thing {
  const times = { created_time: at, updated_time: at, start_time: at };
  const made = { status: 'ACTIVE', ...fields, ...times };
  const thing = store.insert({ kind, account: accountIds.nok, parent, fields: made });
  store.note({ thing: thing.id, at, what: 'status', value: 'ACTIVE' });
  return thing;
}

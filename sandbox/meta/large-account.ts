import type { Fields } from '../json.ts';
import type { Store, Thing } from '../store.ts';
import type { World } from '../world.ts';
import { accountIds, pageIds } from './seed-ids.ts';

const day = 86_400_000;
const pastDays = 30;

/** Fills the NOK ad account with campaigns that have been running for a month. */
export function growLargeAccount(world: World, campaigns: number, adsPerCampaign: number): Fields {
  const { store, clock } = world;
  const born = clock.now() - pastDays * day;
  const account = accountIds.nok;
  store.transaction(() => {
    const story = {
      page_id: pageIds.plumber,
      link_data: { link: 'https://example.com', message: 'Warm all winter.', name: 'Heat pumps' },
    };
    const look = {
      name: 'Look',
      status: 'ACTIVE',
      object_story_spec: story,
      created_time: born,
      updated_time: born,
    };
    const creative = store.insert({ kind: 'adcreative', account, fields: look });
    for (let place = 1; place <= campaigns; place += 1) {
      const adSet = growCampaign(store, born, place);
      for (let number = 1; number <= adsPerCampaign; number += 1) {
        const name = `Ad ${place}.${number}`;
        grow(store, born, 'ad', adSet, {
          name,
          creative_id: creative.id,
          reviewed_at: born,
          rejected: false,
        });
      }
    }
  });
  return { campaigns, ads: campaigns * adsPerCampaign };
}

/** A campaign and its ad set; every fifth campaign was paused after some days. */
function growCampaign(store: Store, born: number, place: number): Thing {
  const campaign = grow(
    store,
    born,
    'campaign',
    { id: `act_${accountIds.nok}` },
    {
      name: `Campaign ${place}`,
      objective: 'OUTCOME_TRAFFIC',
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
    optimization_goal: 'LINK_CLICKS',
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

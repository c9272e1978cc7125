import { at, listOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import { readTimeline, type Timeline } from './timeline.ts';

/** A campaign and all that is in it, with their pasts. */
export interface Plan {
  account: Timeline;
  campaign: Timeline;
  sets: PlannedSet[];
  /** Moments at which anything changed or was to begin or to end. */
  turns: number[];
}

export interface PlannedSet {
  set: Timeline;
  ads: PlannedAd[];
}

export interface PlannedAd {
  ad: Timeline;
  showsVideoAt(time: number): boolean;
}

export function readPlan(store: Store, account: Timeline, campaign: Thing): Plan {
  const own = readTimeline(store, campaign);
  const sets = store.list('adset', { parent: campaign.id }).map((set) => ({
    set: readTimeline(store, set),
    ads: store.list('ad', { parent: set.id }).map((ad) => planAd(store, ad)),
  }));
  const below = sets.flatMap(({ set, ads }) => [...set.turns, ...ads.flatMap(({ ad }) => ad.turns)]);
  const turns = new Set([...account.turns, ...own.turns, ...below]);
  return { account, campaign: own, sets, turns: [...turns].toSorted((a, b) => a - b) };
}

function planAd(store: Store, thing: Thing): PlannedAd {
  const ad = readTimeline(store, thing);
  return {
    ad,
    showsVideoAt(time) {
      const creative = store.find(ad.valueAt('creative_id', time))?.fields;
      const videos = listOf(at(creative?.['asset_feed_spec'], 'videos'));
      return videos.length > 0 || at(creative?.['object_story_spec'], 'video_data') !== undefined;
    },
  };
}

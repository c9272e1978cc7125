import { at, textOf } from '../../json.ts';
import type { Store, Thing } from '../../store.ts';
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
  hasVideo: boolean;
}

export function readPlan(store: Store, account: Timeline, campaign: Thing): Plan {
  const own = readTimeline(store, campaign);
  const sets = store.list('adset', { parent: campaign.id }).map((set) => ({
    set: readTimeline(store, set),
    ads: store.list('ad', { parent: set.id }).map((ad) => ({
      ad: readTimeline(store, ad),
      hasVideo: showsVideo(store, ad),
    })),
  }));
  const below = sets.flatMap(({ set, ads }) => [...set.turns, ...ads.flatMap(({ ad }) => ad.turns)]);
  const turns = new Set([...account.turns, ...own.turns, ...below]);
  return { account, campaign: own, sets, turns: [...turns].toSorted((a, b) => a - b) };
}

function showsVideo(store: Store, ad: Thing): boolean {
  const creative = store.find(textOf(ad.fields['creative_id']));
  return at(creative?.fields['object_story_spec'], 'video_data') !== undefined;
}

import type { DriftField, DriftHand, WatchedType } from '#contract/live/drifts.ts';
import type { Activity } from '#server/gateways/meta/watch/activities.ts';

interface Asked {
  objectId: string;
  objectType: WatchedType;
  field: DriftField;
  after: Record<string, unknown>;
  /** When it was last seen as before. */
  unchangedAt: Date;
}

export type Answer = 'ours' | { who: DriftHand; changedAt: Date | null };

/** How Meta calls a change of a field; the names of old times among them. Whatever else it calls one is not known. */
const types: Record<WatchedType, Partial<Record<DriftField, RegExp>>> = {
  campaign: {
    name: /^update_campaign_name$/,
    status: /^(update_campaign_run_status|campaign_ended)$/,
    'daily-budget': /^update_campaign_(budget|group_budget)/,
    'lifetime-budget': /^update_campaign_budget/,
    'spend-cap': /^update_campaign_group_spend_cap$/,
    end: /^update_campaign_(schedule|group_ad_scheduling)$/,
  },
  'ad-set': {
    name: /^update_ad_set_name$/,
    status: /^update_ad_set_run_status$/,
    'daily-budget': /^update_ad_set_budget$/,
    'lifetime-budget': /^update_ad_set_budget$/,
    bid: /^update_ad_set_(bid|cost_bidding)/,
    start: /^update_(ad_set_duration|campaign_schedule)$/,
    end: /^update_(ad_set_duration|campaign_schedule)$/,
    goal: /^update_(ad_set_optimization_goal|campaign_conversion_goal|campaign_delivery_destination)$/,
    places: /^update_ad_set_target_spec$/,
    placements: /^update_ad_set_target_spec$/,
    people: /^update_ad_set_target_spec$/,
    audience: /^update_ad_set_target_spec$/,
    transparency: /^update_ad_set_target_spec$/,
  },
  ad: {
    name: /^update_ad_friendly_name$/,
    status: /^update_ad_run_status/,
    creative: /^(edit_and_)?update_ad_creative$/,
  },
};

/** Meta's clock and ours are not one, and what was read last may have been read late. */
const marginMs = 15 * 60_000;

/**
 * Who has left a field as it is now, by what Meta tells of the ad account since. What nobody is told to have done, Meta
 * has done by itself, as far as can be told.
 */
export function whoChanged(asked: Asked, activities: Activity[] | undefined): Answer {
  if (!activities) return { who: { kind: 'unknown', name: '', tool: '', isSure: false }, changedAt: null };
  const type = types[asked.objectType][asked.field];
  const row = activities.find(
    (each) =>
      each.objectId === asked.objectId &&
      type?.test(each.type) &&
      each.at.getTime() >= asked.unchangedAt.getTime() - marginMs &&
      maySay(each, asked),
  );
  if (!row) return { who: { kind: 'meta', name: 'Meta', tool: '', isSure: false }, changedAt: null };
  if (row.hand === 'ours') return 'ours';
  return { who: { kind: row.hand, name: row.name, tool: row.tool, isSure: true }, changedAt: row.at };
}

const statusWords: Record<string, string> = {
  Active: 'ACTIVE',
  Paused: 'PAUSED',
  Inactive: 'PAUSED',
};

/** False where the row tells of another value than the one that is there now. */
function maySay({ newValue }: Activity, { field, after }: Asked): boolean {
  // Meta has many ways to write a moment.
  if (field === 'start' || field === 'end') return true;
  const [value, ...more] = Object.values(after);
  const isPlain = (each: unknown) => typeof each === 'string' || typeof each === 'number';
  if (more.length > 0 || !isPlain(value) || !isPlain(newValue)) return true;
  const told = String(newValue);
  return told === String(value) || statusWords[told] === value;
}

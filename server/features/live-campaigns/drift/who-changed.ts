import type { DriftField, DriftHand, DriftObject } from '#contract/live/drifts.ts';
import { isBegun } from './find-drifts.ts';
import type { Activity } from '#server/gateways/meta/watch/activities.ts';

interface Asked {
  objectId: string;
  objectType: DriftObject;
  field: DriftField;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** When it was last seen as before. */
  unchangedAt: Date;
}

export type Answer = 'ours' | { who: DriftHand; changedAt: Date | null };

/** How Meta calls a change of a field; the names of old times among them. Whatever else it calls one is not known. */
const types: Record<DriftObject, Partial<Record<DriftField, RegExp>>> = {
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
  account: { 'account-limit': /^ad_account_(update|remove)_spend_limit$/ },
};

/** How Meta calls it that something is made. */
const creations: Record<DriftObject, RegExp | undefined> = {
  campaign: /^create_campaign_(group|legacy)$/,
  'ad-set': /^create_ad_set$/,
  ad: /^create_ad$/,
  account: undefined,
};

/** Meta's clock and ours are not one, and what was read last may have been read late. */
const marginMs = 15 * 60_000;

/** Whether Meta has one word for a change of either field. */
export function areToldAlike(type: DriftObject, one: DriftField, other: DriftField): boolean {
  return one === other || types[type][one]?.source === types[type][other]?.source;
}

/**
 * Who has left a field as it is now, by what Meta tells of the ad account since. What nobody is told to have done, Meta
 * has done by itself, as far as can be told. Of what our app is told to have done, `knownHere` is known from here to have
 * left it otherwise; more than that was another server.
 */
export function whoChanged(asked: Asked, activities: Activity[] | undefined, knownHere: number): Answer {
  const nobody = { kind: 'unknown' as const, name: '', tool: '' };
  // Meta keeps no row of these, and nothing of ours sets them: there is nothing to wait for.
  if (asked.field === 'account-audience' || asked.field === 'account-placements')
    return { who: { ...nobody, isSure: true }, changedAt: null };
  if (!activities) return { who: { ...nobody, isSure: false }, changedAt: null };
  const isNew = isBegun(asked);
  const type = isNew ? creations[asked.objectType] : types[asked.objectType][asked.field];
  const rows = activities.filter(
    (each) =>
      isId(asked.objectId, each.objectId) &&
      type?.test(each.type) &&
      each.at.getTime() >= asked.unchangedAt.getTime() - marginMs &&
      (isNew || maySay(each, asked)),
  );
  const isKnown = rows.filter(({ hand }) => hand === 'ours').length <= knownHere;
  const row = rows.find(({ hand }) => hand !== 'ours' || !isKnown);
  if (!row) return { who: { kind: 'meta', name: 'Meta', tool: '', isSure: false }, changedAt: null };
  if (row.hand === 'ours') return 'ours';
  return { who: { kind: row.hand, name: row.name, tool: row.tool, isSure: true }, changedAt: row.at };
}

/** An ad account is called with its prefix, or without. */
function isId(id: string, told: string): boolean {
  return told === id || `act_${told}` === id;
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
  // Nobody says in which unit an ad account's limit is told.
  const isMajor = field === 'account-limit' && Number(told) * 100 === Number(value);
  return told === String(value) || statusWords[told] === value || isMajor;
}

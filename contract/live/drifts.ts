import { z } from 'zod';

export const WatchedType = z.enum(['campaign', 'ad-set', 'ad']);
export type WatchedType = z.infer<typeof WatchedType>;

/** What somebody else can change: one of these, or what holds for all of an ad account. */
export const DriftObject = z.enum([...WatchedType.options, 'account']);
export type DriftObject = z.infer<typeof DriftObject>;

/** What of an object can turn out to be otherwise than it was left. */
export const DriftField = z.enum([
  'name',
  'status',
  'daily-budget',
  'lifetime-budget',
  'spend-cap',
  'bid',
  'start',
  'end',
  'goal',
  'transparency',
  'places',
  'placements',
  'people',
  'audience',
  'creative',
  'account-limit',
  'account-audience',
  'account-placements',
]);
export type DriftField = z.infer<typeof DriftField>;

/** Who changed it. `unknown`: Meta does not let us read it, or keeps no row of it. `isSure`: it is told, and not only what is left over. */
export const DriftHand = z.object({
  kind: z.enum(['person', 'program', 'meta', 'unknown']),
  name: z.string(),
  /** In which of Meta's tools, where that is told. */
  tool: z.string(),
  isSure: z.boolean(),
});
export type DriftHand = z.infer<typeof DriftHand>;

const money = z.int().nullable();
const moment = z.iso.datetime().nullable();
const names = z.array(z.string());

/** What has become of a field. Names are Meta's own for what has none in the catalogue. */
export const DriftTurn = z.discriminatedUnion('code', [
  z.object({ code: z.literal('renamed'), from: z.string(), to: z.string() }),
  z.object({ code: z.literal('paused') }),
  z.object({ code: z.literal('started') }),
  /** A campaign, or an ad set or ad in one, that was not there at the look before, and is switched on. */
  z.object({ code: z.literal('begun') }),
  z.object({ code: z.literal('amount'), from: money, to: money }),
  z.object({ code: z.literal('moment'), from: moment, to: moment }),
  z.object({ code: z.literal('ages'), from: z.string(), to: z.string() }),
  /** Of places or placements. */
  z.object({ code: z.literal('list'), added: names, removed: names }),
  /** What Meta may do to an ad by itself. */
  z.object({ code: z.literal('features'), on: names, off: names }),
  z.object({ code: z.literal('changed') }),
]);
export type DriftTurn = z.infer<typeof DriftTurn>;

/** Why something cannot be put back from here. */
export const NotPutBack = z.enum(['start', 'goal', 'budget-kind', 'creative', 'unset', 'account-controls']);
export type NotPutBack = z.infer<typeof NotPutBack>;

/** What concerns money, what people see, or neither. */
export const DriftConcern = z.enum(['money', 'brand', 'none']);
export type DriftConcern = z.infer<typeof DriftConcern>;

/** What became of it. `over`: it is as before again, or was changed from here since. */
const DriftEnd = z.enum(['kept', 'put-back', 'over']);

/** Something that was changed at Meta and not from here. */
export const Drift = z.object({
  id: z.uuid(),
  /** Null of what holds for all of the ad account. */
  facebookCampaignId: z.string().nullable(),
  objectId: z.string(),
  objectType: DriftObject,
  objectName: z.string(),
  field: DriftField,
  turn: DriftTurn,
  concern: DriftConcern,
  currency: z.string().length(3),
  who: DriftHand,
  /** As far as Meta tells it. */
  changedAt: moment,
  seenAt: z.iso.datetime(),
  /** What it may cost on one day at worst, before and since; null where that is the same or not known. */
  worstDay: z.object({ fromMinor: z.int(), toMinor: z.int() }).nullable(),
  /** Where it makes a day dearer and somebody has set a limit: what all of the ad account may cost today, if that is above it. */
  overLimit: z.object({ atWorstMinor: z.int(), mostMinor: z.int() }).optional(),
  /** Null where it can be put back from here. */
  notPutBack: NotPutBack.nullable(),
  /** Left out while nobody has put it back or kept it, and it stands. */
  ended: DriftEnd.optional(),
});
export type Drift = z.infer<typeof Drift>;

/** Whether a day may cost more than before. */
export function makesDearer({ worstDay }: Pick<Drift, 'worstDay'>): boolean {
  return worstDay !== null && worstDay.toMinor > worstDay.fromMinor;
}

/** What is open, or what there was, and of one campaign the month in which there was nothing. */
export const Drifts = z.object({
  drifts: z.array(Drift),
  /** `2026-11`, where it was watched all of that month so far and nothing was changed; else null. */
  calmMonth: z.string().nullable(),
  /** When it was last looked at, by Meta's clock; null where no month is calm. */
  calmAsOf: moment,
});
export type Drifts = z.infer<typeof Drifts>;

/** A `setting` holds Meta's own params, as they are watched. */
export const WatchedParams = z.record(z.string(), z.unknown());

import { z } from 'zod';
import { Location } from '../campaigns/locations.ts';
import { Brakes, ChosenBrakes } from '../live/brakes.ts';
import { DriftField, WatchedParams, WatchedType } from '../live/drifts.ts';
import { StatusTarget, SwitchedPart, Transparency } from '../live/switched-parts.ts';

export const RunStatus = z.enum(['ACTIVE', 'PAUSED']);
export type RunStatus = z.infer<typeof RunStatus>;

/** What an ad says, as Meta holds it, whoever made it. */
export const HeldWords = z.object({
  headline: z.string(),
  primaryText: z.string(),
  description: z.string(),
  callToAction: z.string(),
});
export type HeldWords = z.infer<typeof HeldWords>;

const budget = z.object({ dailyBudgetMinor: z.int(), currency: z.string().length(3) });
const costGoal = z.object({ costGoalMinor: z.int().nullable(), currency: z.string().length(3) });
/** The most that all campaigns of an ad account together may cost, in its minor unit; null for no limit. */
export const HeldGuardrails = z.object({
  /** On one day, at worst. */
  mostPerDayMinor: z.int().nullable(),
  /** In one calendar month, at worst, with what it has cost so far. */
  mostPerMonthMinor: z.int().nullable(),
});
const end = z.object({
  endsAt: z.iso.datetime().nullable(),
  /** The last day on which it is shown; both null for no end. */
  endsOn: z.iso.date().nullable(),
});
const spendingLimit = z.object({ limitMinor: z.int().nullable() });
const places = z.array(Location.extend({ radiusKm: z.number().nullable() }));

/** What an operation does, from what to what. */
export const OperationDetails = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    from: z.string(),
    to: RunStatus,
    /** What was to be switched; the campaign where it is not said. */
    target: StatusTarget.optional(),
    /**
     * The ad sets and ads that are switched, too: those that were asked for, or those that a publication had left paused
     * and that are launched with their campaign.
     */
    adSets: z.array(SwitchedPart).optional(),
    ads: z.array(SwitchedPart).optional(),
  }),
  z.object({
    kind: z.literal('daily-budget'),
    from: budget,
    to: budget,
    /** Whose budget it is, where several ad sets of a campaign have one each. */
    adSet: z.object({ id: z.string(), name: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('name'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('cost-goal'), from: costGoal, to: costGoal }),
  z.object({
    kind: z.literal('guardrails'),
    adAccountId: z.string(),
    currency: z.string().length(3),
    from: HeldGuardrails,
    to: HeldGuardrails,
    /** Why more may be spent than before; empty where less may. */
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('brakes'),
    from: Brakes,
    to: Brakes,
    /** What has brought them along, where nobody asked for them. */
    follows: z.enum(['publication', 'daily-budget', 'first-result']).optional(),
    currency: z.string().length(3),
  }),
  z.object({
    kind: z.literal('spending-limit'),
    of: z.enum(['account', 'campaign']),
    adAccountId: z.string(),
    currency: z.string().length(3),
    from: spendingLimit,
    to: spendingLimit,
  }),
  z.object({
    kind: z.literal('locations'),
    facebookAdSetId: z.string(),
    from: places,
    to: places,
    /** What Meta is told where the change brings an ad set into the EU, one way or back. */
    transparency: Transparency.optional(),
  }),
  z.object({
    /** Whatever else is watched at Meta. */
    kind: z.literal('setting'),
    objectType: WatchedType,
    objectId: z.string(),
    objectName: z.string(),
    field: DriftField,
    from: WatchedParams,
    to: WatchedParams,
  }),
  z.object({
    kind: z.literal('schedule'),
    facebookAdSetId: z.string(),
    /** Of the ad account, by whose calendar days are meant. */
    timezone: z.string(),
    from: end,
    to: end,
  }),
  z.object({ kind: z.literal('ad-copy'), facebookAdId: z.string(), from: HeldWords, to: HeldWords }),
  z.object({
    kind: z.literal('new-ads'),
    facebookAdSetId: z.string(),
    /** Their headlines. */
    names: z.array(z.string()),
    /** Once they are there. */
    facebookAdIds: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('removed-ads'),
    facebookAdIds: z.array(z.string()),
    names: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('publication'),
    campaignId: z.uuid(),
    name: z.string(),
    launchImmediately: z.boolean(),
    adCount: z.int(),
    /** Missing of those from before it was kept. */
    budget: budget.optional(),
    /** Its last day; null where it runs until somebody stops it. Missing of those from before it was asked. */
    endsOn: z.string().nullable().optional(),
    /** As far as somebody has chosen them. Missing of those from before they could be. */
    brakes: ChosenBrakes.optional(),
  }),
  z.object({
    /** Of those who opened a form and did not send it. */
    kind: z.literal('form-audience'),
    facebookFormId: z.string(),
    name: z.string(),
    to: z.enum(['made', 'removed']),
    /** Once it is there. */
    facebookAudienceId: z.string().nullable(),
  }),
  z.object({ kind: z.literal('publication-undo'), publicationId: z.uuid(), name: z.string() }),
  z.object({ kind: z.literal('deletion'), campaignId: z.uuid().nullable(), name: z.string() }),
]);
export type OperationDetails = z.infer<typeof OperationDetails>;

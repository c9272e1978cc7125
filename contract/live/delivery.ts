import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { BrakeName, lostStates } from './brakes.ts';

/**
 * What is delivered now. `running`: something can be shown to people. `paused`: somebody has switched this very thing,
 * or what it is in, off. `not-delivering`: it is switched on, and nothing can be shown. `unknown`: Meta cannot be asked,
 * or says what nobody has heard of.
 */
export const DeliveryState = z.enum([
  'running',
  'in-review',
  'scheduled',
  'paused',
  'not-delivering',
  'ended',
  'gone',
  'unknown',
]);
export type DeliveryState = z.infer<typeof DeliveryState>;

const adSets = { facebookAdSetIds: z.array(z.string()) };
const ads = { facebookAdIds: z.array(z.string()) };
const plain = <Code extends string>(code: Code) => z.object({ code: z.literal(code) });

/** Why it is so. The ids are those of the ad sets and ads that it is about. */
export const DeliveryReason = z.discriminatedUnion('code', [
  plain('delivering'),
  /** Published without being launched, and not switched on since. */
  z.object({ code: z.literal('never-launched'), ...adSets, ...ads }),
  /** The campaign was paused from here. */
  z.object({ code: z.literal('paused-here'), by: z.string(), at: z.iso.datetime() }),
  /** The campaign is paused, and not by a change that was made here. */
  plain('campaign-paused'),
  /** A brake of ours paused it at Meta; the time is told by the ad account's clock. */
  z.object({
    code: z.literal('braked'),
    brake: BrakeName,
    objective: Objective.nullable(),
    /** What the brake goes by. */
    spentMinor: z.int(),
    /** What it had spent, as far as that is read and more; else null. */
    readMinor: z.int().nullable(),
    currency: z.string(),
    at: z.iso.datetime(),
    timezone: z.string(),
  }),
  /** A brake that was asked for does not hold. */
  z.object({
    code: z.literal('brake-gone'),
    brake: BrakeName,
    status: z.enum(lostStates),
    /** At what it was to pause the campaign. */
    amountMinor: z.int(),
    currency: z.string(),
    /** At what Meta's spending limit of the campaign stops it, where that stands for the other brake; else null. */
    limitMinor: z.int().nullable(),
  }),
  z.object({ code: z.literal('ad-sets-paused'), ...adSets }),
  z.object({ code: z.literal('ads-paused'), ...ads }),
  z.object({ code: z.literal('ads-in-review'), ...ads }),
  z.object({ code: z.literal('ads-refused'), ...ads }),
  /** Meta has found something wrong with them other than in a review. */
  z.object({ code: z.literal('ads-with-issues'), ...ads }),
  /** Of the campaign as a whole. */
  plain('with-issues'),
  z.object({ code: z.literal('starts-later'), at: z.iso.datetime() }),
  z.object({ code: z.literal('ended'), at: z.iso.datetime() }),
  plain('no-ad-sets'),
  z.object({ code: z.literal('no-ads'), ...adSets }),
  plain('account-disabled'),
  plain('account-unsettled'),
  plain('account-without-payment'),
  plain('account-in-review'),
  plain('account-closed'),
  z.object({ code: z.literal('account-unheard-of'), status: z.int() }),
  /** The linked Facebook account does not reach the ad account. */
  plain('account-not-shared'),
  plain('connection-broken'),
  plain('not-connected'),
  /** A Facebook account is linked, and no ad account chosen: nothing is read any more. */
  plain('account-not-chosen'),
  /** Everything is switched on, and for days nothing was shown. Null: never since it was switched on. */
  z.object({ code: z.literal('silent'), since: z.iso.date().nullable() }),
  z.object({ code: z.literal('status-unheard-of'), status: z.string() }),
  plain('gone'),
]);
export type DeliveryReason = z.infer<typeof DeliveryReason>;

/** What mends it. `wait`: it passes by itself. */
export const DeliveryRemedy = z.discriminatedUnion('code', [
  plain('none'),
  plain('wait'),
  /** Switch the campaign on: that launches what its publication left paused. */
  z.object({ code: z.literal('launch'), facebookCampaignId: z.string() }),
  z.object({ code: z.literal('run-campaign'), facebookCampaignId: z.string() }),
  z.object({ code: z.literal('set-brakes'), facebookCampaignId: z.string() }),
  z.object({ code: z.literal('run-ad-sets'), ...adSets }),
  z.object({ code: z.literal('run-ads'), ...ads }),
  /** Give them other words, so that Meta reviews them again. */
  z.object({ code: z.literal('fix-ads'), ...ads }),
  z.object({ code: z.literal('add-ads'), ...adSets }),
  z.object({ code: z.literal('open-ads-manager'), url: z.url() }),
  /** The ad account, as Meta shows it. */
  z.object({ code: z.literal('open-account'), url: z.url() }),
  z.object({ code: z.literal('open-billing'), url: z.url() }),
  plain('reconnect'),
  plain('choose-account'),
]);
export type DeliveryRemedy = z.infer<typeof DeliveryRemedy>;

const DeliveryCause = z.object({
  reason: DeliveryReason,
  /** Meta's own words, where there are any. */
  metaWords: z.string().nullable(),
  remedy: DeliveryRemedy,
});
export type DeliveryCause = z.infer<typeof DeliveryCause>;

/** One word for what is delivered now, why, and what mends it. */
export const Delivery = DeliveryCause.extend({
  state: DeliveryState,
  /** What stands in the way besides; of what runs, what is wrong with a part of it. */
  also: z.array(DeliveryCause),
});
export type Delivery = z.infer<typeof Delivery>;

/** What needs somebody's attention: why something is not shown that was to be, or not all of it, or a brake does not hold. */
export function troublesOf({ also, ...delivery }: Delivery): DeliveryCause[] {
  if (delivery.state === 'not-delivering' || delivery.reason.code === 'braked') return [delivery, ...also];
  return delivery.state === 'running' ? also : also.filter(({ reason }) => reason.code === 'brake-gone');
}

/** Whether a brake would stop the campaign again as soon as it is switched on. */
export function isBrakedAgain({ reason, remedy }: DeliveryCause): boolean {
  return reason.code === 'braked' && remedy.code === 'set-brakes';
}

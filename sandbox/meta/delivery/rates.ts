import { weekdayOf } from '#sandbox/meta/graph/times.ts';
import { between, type openDice } from './noise.ts';

/** What an impression costs and what comes of it, step by step. */
export interface Rates {
  cpmDollars: number;
  ctr: number;
  /** Of the clicks. */
  link: number;
  /** Of the link clicks. */
  landing: number;
  formLead: number;
  pixelLead: number;
  conversation: number;
  /** Of the landing page views, each of the one before. */
  content: number;
  cart: number;
  checkout: number;
  purchase: number;
  /** Of the impressions. */
  reaction: number;
  view: number;
}

type Range = [number, number];

interface Ranges {
  cpm: Range;
  ctr: Range;
  link: Range;
  reaction: Range;
}

/** Dollars and shares, in the range that small advertisers in northern Europe see. */
const byObjective: Record<string, Ranges> = {
  OUTCOME_LEADS: { cpm: [7, 12], ctr: [0.01, 0.021], link: [0.66, 0.8], reaction: [0.002, 0.006] },
  OUTCOME_TRAFFIC: { cpm: [4.5, 8], ctr: [0.011, 0.022], link: [0.7, 0.86], reaction: [0.002, 0.006] },
  OUTCOME_SALES: { cpm: [7, 13], ctr: [0.009, 0.02], link: [0.68, 0.82], reaction: [0.002, 0.006] },
  OUTCOME_ENGAGEMENT: { cpm: [2.5, 5], ctr: [0.015, 0.03], link: [0.12, 0.25], reaction: [0.012, 0.03] },
  OUTCOME_AWARENESS: { cpm: [2, 4], ctr: [0.007, 0.015], link: [0.5, 0.7], reaction: [0.001, 0.004] },
  OUTCOME_APP_PROMOTION: { cpm: [5, 9], ctr: [0.008, 0.016], link: [0.7, 0.85], reaction: [0.001, 0.004] },
};

export interface Circumstances {
  objective: string;
  goal: string;
  destination: string;
  hasVideo: boolean;
  audience: number;
  /** What people there cost, beside Norway. */
  priceLevel: number;
  day: string;
  /** Since the ad set began to learn, and since the ad was new. */
  learningDays: number;
  ageDays: number;
}

/** The same for an ad and a day however often it is asked. */
export function ratesOf(ad: string, circumstances: Circumstances, dice: ReturnType<typeof openDice>): Rates {
  const { objective, goal, destination, hasVideo } = circumstances;
  const usual = byObjective[objective] ?? byObjective['OUTCOME_TRAFFIC'];
  if (!usual) throw new Error('The usual rates are missing.');
  const own = ([low, high]: Range, what: string) => between(low, high, ad, what) * (0.9 + 0.2 * dice());
  const isLead = objective === 'OUTCOME_LEADS';
  const isOnPlatform = destination !== '' && !['WEBSITE', 'UNDEFINED'].includes(destination);
  const isChat = ['MESSENGER', 'WHATSAPP', 'INSTAGRAM_DIRECT'].includes(destination);
  const weekday = weekdayOf(circumstances.day);
  const interest = interestByWeekday[weekday] ?? 1;
  const will = willByWeekday[weekday] ?? 1;
  const seeksEyes = goal === 'REACH' || goal === 'IMPRESSIONS';
  return {
    cpmDollars: own(usual.cpm, 'cpm') * priceOf(circumstances) * (seeksEyes ? 0.65 : 1),
    ctr:
      own(usual.ctr, 'ctr') *
      qualityOf(ad) ** 0.5 *
      freshness(circumstances) *
      interest *
      (seeksEyes ? 0.45 : 1),
    link: own(usual.link, 'link'),
    landing: isOnPlatform
      ? 0
      : Math.min(0.97, own([0.74, 0.9], 'landing') * (goal === 'LINK_CLICKS' ? 0.9 : 1)),
    formLead: isLead && destination === 'ON_AD' ? own([0.07, 0.15], 'lead') * will : 0,
    pixelLead: isLead && !isOnPlatform ? own([0.04, 0.1], 'lead') * will : 0,
    conversation: isChat ? own([0.15, 0.35], 'chat') : 0,
    content: objective === 'OUTCOME_SALES' ? own([0.55, 0.8], 'content') : 0,
    cart: own([0.12, 0.22], 'cart'),
    checkout: own([0.45, 0.65], 'checkout') * will,
    purchase: own([0.5, 0.75], 'purchase'),
    reaction: own(usual.reaction, 'reaction'),
    view: hasVideo ? own([0.25, 0.45], 'view') : 0,
  };
}

/** Some ads simply do better than others. */
export function qualityOf(id: string): number {
  return between(0.7, 1.4, id, 'quality');
}

/** Sunday first: who has time looks around, who is at work gets things done, and advertisers crowd before the weekend. */
const interestByWeekday = [1.06, 1.02, 1, 0.98, 0.97, 0.94, 1.02];
const willByWeekday = [1.04, 1.1, 1.06, 1.02, 0.98, 0.88, 0.86];
const priceByWeekday = [1.04, 0.95, 0.96, 0.98, 1.01, 1.05, 1.06];

/** Dear countries, few people, learning, weekends and the weeks before Christmas all cost more. */
function priceOf({ audience, priceLevel, day, learningDays }: Circumstances): number {
  const size = audience < 20_000 ? 1.3 : audience < 80_000 ? 1.12 : audience < 1_000_000 ? 1 : 0.92;
  const weekday = priceByWeekday[weekdayOf(day)] ?? 1;
  const monthDay = day.slice(5);
  const season = monthDay >= '11-20' && monthDay <= '12-23' ? 1.2 : monthDay < '01-31' ? 0.88 : 1;
  return priceLevel * size * weekday * season * (1 + 0.25 * Math.exp(-learningDays / 2));
}

/** People tire of an ad, and sooner where they are few and see it often. */
function freshness({ ageDays, audience }: Circumstances): number {
  const left = audience < 20_000 ? 0.55 : audience < 80_000 ? 0.68 : 0.78;
  return left + (1 - left) * Math.exp(-ageDays / 21);
}

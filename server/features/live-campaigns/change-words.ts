import type { ChangeMatter } from '#contract/change-matter.ts';
import type { Language } from '#contract/people.ts';
import { norwegianChangeWords } from './norwegian-change-words.ts';

/** What Meta may hold in place of what it took. */
export type HeldInstead =
  | 'other-budget'
  | 'other-places'
  | 'other-words'
  | 'ads-off'
  | 'paused'
  | 'running'
  | 'parts-on'
  | 'parts-off';

interface Told {
  title: string;
  text: string;
}

export interface ChangeWords {
  /** What stays as it is when a change is not made. */
  unchanged: Record<ChangeMatter['kind'] | 'pause' | 'pause-part' | 'run-part', string>;
  mayGoOnSpending: string;
  minutes(minutes: number): string;
  signedOut(unchanged: string): Told;
  forbidden(unchanged: string, told: { reason: string; isNewAds: boolean }): Told;
  blocked(unchanged: string, reason: string): Told;
  notFound(unchanged: string, reason: string): Told;
  slowDown(unchanged: string, minutes: number | undefined): Told;
  /** In place of Meta's own heading. */
  refused: string;
  says(reason: string): string;
  silent(unchanged: string): Told;
  silentAndUnknown: Told;
  unchecked(why: string): Told;
  reconnect: string;
  tooOften(minutes: number): Told;
  waitingFor(minutes: number): Told;
  waiting: Told;
  gone: Told;
  changedSince: Told;
  notTaken(held: string): Told;
  held: Record<HeldInstead, string>;
  partly(why: string): Told;
  adsLeft(count: number): string;
  leftAtMeta(why: string): Told;
  beingPublished: Told;
  unlinked(why: string): Told;
  ourMistake: Told;
  notEditable(why: string): Told;
  notAsAsked: Told;
}

const inAdsManager = 'Look in Meta Ads Manager how it is now.';
const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

const english: ChangeWords = {
  unchanged: {
    pause: 'The campaign was not paused.',
    status: 'The campaign was not switched on.',
    'pause-part': 'It was not paused.',
    'run-part': 'It was not switched on.',
    'daily-budget': 'The budget stays as it was.',
    locations: 'The places stay as they were.',
    'ad-copy': 'The ad says what it said before.',
    'new-ads': 'No ad was added. What was begun of them, we remove by ourselves.',
    'removed-ads': 'The ads are still there.',
    deletion: 'The campaign was not deleted.',
  },
  mayGoOnSpending: 'It may go on spending as before.',
  minutes: minutesText,
  signedOut: (unchanged) => ({
    title: 'Facebook asked you to sign in again',
    text: `${unchanged} Please reconnect your Facebook account, then try again.`,
  }),
  forbidden: (unchanged, { reason, isNewAds }) => ({
    title: isNewAds ? 'Facebook ad account access denied' : 'Facebook did not allow this',
    text: `${unchanged} Ask the owner of the ad account for access, or reconnect and allow everything we ask for. Facebook says: ${reason}`,
  }),
  blocked: (unchanged, reason) => ({
    title: 'Facebook has put a stop to this account',
    text: `${unchanged} Open Facebook to see what it asks of you. Facebook says: ${reason}`,
  }),
  notFound: (unchanged, reason) => ({ title: 'It is no longer at Meta', text: `${reason} ${unchanged}` }),
  slowDown: (unchanged, minutes) => ({
    title: 'Facebook asks us to slow down',
    text: `${unchanged} Try again ${minutes ? `in about ${minutesText(minutes)}` : 'in a few minutes'}, or do it in Meta Ads Manager.`,
  }),
  refused: 'Facebook said no',
  says: (reason) => `Facebook says: ${reason}`,
  silent: (unchanged) => ({
    title: 'Facebook does not answer',
    text: `We tried for five minutes. ${unchanged} Please try again.`,
  }),
  silentAndUnknown: {
    title: 'Facebook does not answer',
    text: `We tried for five minutes and do not know whether it was done. ${inAdsManager} Or try again.`,
  },
  unchecked: (why) => ({
    title: 'We could not check the change',
    text: `Facebook took it, but did not let us look whether it is there. ${inAdsManager} ${why}`,
  }),
  reconnect: 'Please reconnect your Facebook account.',
  tooOften: (minutes) => ({
    title: 'The budget was changed too often',
    text: `Meta allows four changes of a budget in an hour. The budget stays as it was. Try again in about ${minutesText(minutes)}.`,
  }),
  waitingFor: (minutes) => ({
    title: 'Not done yet',
    text: `Facebook asks us to wait for about ${minutesText(minutes)}. We go on by ourselves.`,
  }),
  waiting: {
    title: 'Not done yet',
    text: 'Facebook does not answer right now. We go on trying by ourselves, for up to five minutes.',
  },
  gone: {
    title: 'It is no longer at Meta',
    text: 'Somebody has deleted it in Meta Ads Manager. It does not spend any more, and nothing was changed.',
  },
  changedSince: {
    title: 'It was changed since',
    text: 'Somebody has changed it in Meta Ads Manager since, so it was not taken back. Nothing was changed.',
  },
  notTaken: (held) => ({
    title: 'Meta did not take the change',
    text: `Meta answered that it was done, but holds ${held}. Look in Meta Ads Manager before you try again.`,
  }),
  held: {
    'other-budget': 'another budget',
    'other-places': 'other places',
    'other-words': 'other words',
    'ads-off': 'ads that are switched off',
    paused: 'a paused campaign',
    running: 'a running campaign',
    'parts-on': 'ad sets or ads that are still switched on',
    'parts-off': 'ad sets or ads that are still paused',
  },
  partly: (why) => ({
    title: 'Only a part was switched',
    text: `The campaign page shows what is on now and what is not. ${why}`,
  }),
  adsLeft: (count) => `${count} of the ads`,
  leftAtMeta: (why) => ({
    title: 'Failed to delete from Meta Ads Manager, but will remove from dashboard.',
    text: `The campaign may still run and spend money. Open Meta Ads Manager now and pause or delete it there.${why}`,
  }),
  beingPublished: {
    title: 'The campaign is being published',
    text: 'It was not deleted. Wait until it is published, then delete it again.',
  },
  unlinked: (why) => ({
    title: 'Not connected to Facebook',
    text: `${why} Nothing was changed, and what runs goes on running.`,
  }),
  ourMistake: {
    title: 'Something went wrong on our side',
    text: `We do not know whether it was done. ${inAdsManager}`,
  },
  notEditable: (why) => ({
    title: 'This ad cannot be changed here',
    text: `${why} It says what it said before.`,
  }),
  notAsAsked: {
    title: 'The ads did not arrive as they were written',
    text: 'Meta keeps something else than you asked for, so they were not switched on, and we remove them. Please try again.',
  },
};

/** Everything a person reads about a change that was not made, by language. */
export const changeWords: Record<Language, ChangeWords> = { en: english, nb: norwegianChangeWords };

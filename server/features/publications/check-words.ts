import type { Language } from '#contract/people.ts';
import { norwegianCheckWords } from './norwegian-check-words.ts';

/** Meta's `account_status` of an account that cannot be used. */
type AccountState = 2 | 3 | 7 | 8 | 100 | 101;

export interface CheckWords {
  trialEnded: string;
  planUsedUp(limit: number): string;
  planLeft(left: number): string;
  planUnlimited: string;
  connected: string;
  unconnected: string;
  /** Facebook could not be asked. */
  unasked: string;
  permitted: string;
  permissionsLacking(names: string): string;
  chooseAccount: string;
  accountFirst: string;
  accountGone: string;
  accountActive(name: string): string;
  accountInGrace(name: string): string;
  accountStates: Record<AccountState, string>;
  accountInactive: string;
  payable: string;
  paymentMissing: string;
  choosePage: string;
  pageGone: string;
  mayAdvertise(page: string): string;
  mayNotAdvertise(page: string): string;
  budgetMissing: string;
  currency(currency: string): string;
  leastBudget(amount: string): string;
  budgetEnough(amount: string): string;
  budgetHigh(amount: string): string;
  placeMissing: string;
  politicsInEu: string;
  placesByName(names: string): string;
  placesFine: string;
  radiiMoved(places: string): string;
  regulatedAim: string;
  noCategory: string;
  categoryFine: string;
  adMissing: string;
  adTextsMissing: string;
  textsFine: string;
  textsStale(numbers: string): string;
  textsLong(long: number, all: number): string;
  pictureMissing: string;
  picturesUnusable(reason: string): string;
  notEnhanced: string;
  picturesFine: string;
  tooSmall(names: string, least: string): string;
  websiteMissing: string;
  formMissing: string;
  formGone: string;
  formFine(name: string): string;
  formInactive(name: string): string;
  pixelMissing: string;
  pixelGone: string;
  pixelFine(name: string): string;
  pixelSilent(name: string): string;
}

const english: CheckWords = {
  trialEnded: 'Your free trial has ended. Choose a plan to publish.',
  planUsedUp: (limit) =>
    `All ${limit} campaigns of your plan are used. Choose a larger plan to publish more.`,
  planLeft: (left) => `You can publish ${left} more ${left === 1 ? 'campaign' : 'campaigns'} with your plan.`,
  planUnlimited: 'Your plan has no limit on campaigns.',
  connected: 'Your Facebook account is connected.',
  unconnected: 'Connect your Facebook account again, then come back.',
  unasked: 'Facebook does not answer right now, so this could not be looked at.',
  permitted: 'Facebook lets Adfjord do what publishing needs.',
  permissionsLacking: (names) => `Reconnect your Facebook account and allow: ${names}.`,
  chooseAccount: 'Choose the ad account that pays.',
  accountFirst: 'Choose an ad account first.',
  accountGone: 'Your Facebook account may not use this ad account any more. Choose another one.',
  accountActive: (name) => `${name} is active.`,
  accountInGrace: (name) => `${name} has an unpaid bill: it stops soon unless it is paid.`,
  accountStates: {
    2: 'This ad account is disabled. Choose another one, or look at Account Quality.',
    3: 'This ad account has an unpaid bill. Pay it in Meta Ads Manager first.',
    7: 'Meta is reviewing this ad account. Wait for it, or choose another one.',
    8: 'A payment of this ad account is being settled. Try again later, or choose another one.',
    100: 'This ad account is about to be closed. Choose another one.',
    101: 'This ad account is closed. Choose another one.',
  },
  accountInactive: 'This ad account is not active. Choose another one, or look at it in Meta Ads Manager.',
  payable: 'The ad account has a payment method.',
  paymentMissing: 'The ad account has no payment method. Add one in Meta Ads Manager before launching.',
  choosePage: 'Choose the page the ads come from.',
  pageGone: 'Your Facebook account may not use this page any more. Choose another one.',
  mayAdvertise: (page) => `You may advertise for ${page}.`,
  mayNotAdvertise: (page) =>
    `Your role on ${page} does not include advertising. Ask its owner for it, or choose another page.`,
  budgetMissing: 'Say how much may be spent per day.',
  currency: (currency) => `The ad account spends in ${currency}. Confirm the daily budget in that currency.`,
  leastBudget: (amount) => `Facebook takes at least ${amount} per day for this ad account.`,
  budgetEnough: (amount) => `${amount} per day is enough for this ad account.`,
  budgetHigh: (amount) =>
    `${amount} per day is unusually much. You are asked once more before it is published.`,
  placeMissing: 'Add at least one place.',
  politicsInEu: 'Meta takes no ads about politics or social issues in the EU. Remove the places in the EU.',
  placesByName: (names) => `Choose again from the list of places: ${names}.`,
  placesFine: 'The places can be used.',
  radiiMoved: (places) =>
    `Facebook takes circles of 17 to 80 km only, so the ads are shown within ${places}.`,
  regulatedAim:
    'Ads for jobs, homes and credit are shown to all adults alike. Choose the ages 18 to 65+ and all genders.',
  noCategory: 'No special ad category. Ads about jobs, homes, credit or politics need one.',
  categoryFine: 'Ages and gender fit the special ad category.',
  adMissing: 'Select at least one ad.',
  adTextsMissing: 'Every selected ad needs a headline and a primary text.',
  textsFine: 'All texts are short enough to be read whole.',
  textsStale: (numbers) =>
    `Written before you changed what they state: ad ${numbers}. Have them written again, or change the text.`,
  textsLong: (long, all) => `${long} of ${all} ads are longer than Meta shows: their ends are cut off.`,
  pictureMissing: 'Add at least one picture or video.',
  picturesUnusable: (reason) => `Image validation failed: ${reason}`,
  notEnhanced: 'One of your pictures is not enhanced yet. Wait for it, or choose its original.',
  picturesFine: 'All pictures and videos can be used.',
  tooSmall: (names, least) => `${names}: smaller than ${least}.`,
  websiteMissing: 'Add the address of the website people come to.',
  formMissing: 'Choose the lead form people answer.',
  formGone: 'The lead form is not on this page any more. Choose another one.',
  formFine: (name) => `People answer “${name}”.`,
  formInactive: (name) => `The lead form “${name}” is not active. Choose another one.`,
  pixelMissing: 'Choose the pixel that counts purchases.',
  pixelGone: 'The pixel is not in this ad account any more. Choose another one.',
  pixelFine: (name) => `“${name}” counts purchases.`,
  pixelSilent: (name) =>
    `“${name}” has never been heard of from a website: purchases are counted once it is.`,
};

/** What is found before publishing, by language. */
export const checkWords: Record<Language, CheckWords> = { en: english, nb: norwegianCheckWords };

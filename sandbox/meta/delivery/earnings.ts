import type { Rates } from './rates.ts';
import { noResults, type Results } from './results.ts';

/** What money buys, in fractions; every step only ever grows with the money, so no figure goes back. */
export function earn(sum: Results, spentMinor: number, dollars: number, rates: Rates): void {
  const seen = (dollars / rates.cpmDollars) * 1000;
  const clicked = seen * rates.ctr;
  const linked = clicked * rates.link;
  const landed = linked * rates.landing;
  const content = landed * rates.content;
  const cart = content * rates.cart;
  const checkout = cart * rates.checkout;
  const liked = seen * rates.reaction;
  sum.spendMinor += spentMinor;
  sum.impressions += seen;
  sum.clicks += clicked;
  sum.linkClicks += linked;
  sum.landingPageViews += landed;
  sum.formLeads += linked * rates.formLead;
  sum.pixelLeads += landed * rates.pixelLead;
  sum.viewsOfContent += content;
  sum.addsToCart += cart;
  sum.checkouts += checkout;
  sum.purchases += checkout * rates.purchase;
  sum.conversations += linked * rates.conversation;
  sum.reactions += liked;
  sum.comments += liked * 0.11;
  sum.shares += liked * 0.06;
  sum.saves += liked * 0.05;
  sum.videoViews += seen * rates.view;
  sum.thruPlays += seen * rates.view * 0.35;
}

/** Whole people and whole minor units: what is rare comes by chance, and nothing comes before what it follows from. */
export function wholeResults(raw: Results, chance: () => number, basketMinor: number): Results {
  const impressions = Math.floor(raw.impressions);
  const few = (many: number, most: number) => {
    const luck = chance();
    return many > 0 ? Math.min(most, Math.floor(many + luck)) : 0;
  };
  const whole = noResults();
  whole.audience = raw.audience;
  whole.impressions = impressions;
  whole.spendMinor = impressions === 0 ? 0 : Math.floor(raw.spendMinor);
  whole.clicks = few(raw.clicks, impressions);
  whole.linkClicks = few(raw.linkClicks, whole.clicks);
  whole.landingPageViews = few(raw.landingPageViews, whole.linkClicks);
  whole.formLeads = few(raw.formLeads, whole.linkClicks);
  whole.pixelLeads = few(raw.pixelLeads, whole.landingPageViews);
  whole.viewsOfContent = few(raw.viewsOfContent, whole.landingPageViews);
  whole.addsToCart = few(raw.addsToCart, whole.viewsOfContent);
  whole.checkouts = few(raw.checkouts, whole.addsToCart);
  whole.purchases = few(raw.purchases, whole.checkouts);
  whole.purchaseValueMinor = whole.purchases * basketMinor;
  whole.conversations = few(raw.conversations, whole.linkClicks);
  whole.reactions = few(raw.reactions, impressions);
  whole.comments = few(raw.comments, impressions);
  whole.shares = few(raw.shares, impressions);
  whole.saves = few(raw.saves, impressions);
  whole.videoViews = few(raw.videoViews, impressions);
  whole.thruPlays = few(raw.thruPlays, whole.videoViews);
  return whole;
}

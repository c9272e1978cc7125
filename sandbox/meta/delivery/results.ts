/** What an ad achieved in some time. All but the audience adds up. */
export interface Results {
  spendMinor: number;
  impressions: number;
  clicks: number;
  linkClicks: number;
  landingPageViews: number;
  formLeads: number;
  pixelLeads: number;
  viewsOfContent: number;
  addsToCart: number;
  checkouts: number;
  purchases: number;
  purchaseValueMinor: number;
  conversations: number;
  reactions: number;
  comments: number;
  shares: number;
  saves: number;
  videoViews: number;
  thruPlays: number;
  /** How many people could have been reached. */
  audience: number;
}

export type Figure = Exclude<keyof Results, 'audience'>;

/** In the order in which they are kept. */
export const figures: Figure[] = Object.keys(noResults()).filter((key): key is Figure => key !== 'audience');

export function noResults(): Results {
  return resultsFrom([]);
}

/** From a list in the order of `figures`, with the audience first; what is missing is nothing. */
export function resultsFrom(numbers: number[]): Results {
  return {
    spendMinor: numbers[1] ?? 0,
    impressions: numbers[2] ?? 0,
    clicks: numbers[3] ?? 0,
    linkClicks: numbers[4] ?? 0,
    landingPageViews: numbers[5] ?? 0,
    formLeads: numbers[6] ?? 0,
    pixelLeads: numbers[7] ?? 0,
    viewsOfContent: numbers[8] ?? 0,
    addsToCart: numbers[9] ?? 0,
    checkouts: numbers[10] ?? 0,
    purchases: numbers[11] ?? 0,
    purchaseValueMinor: numbers[12] ?? 0,
    conversations: numbers[13] ?? 0,
    reactions: numbers[14] ?? 0,
    comments: numbers[15] ?? 0,
    shares: numbers[16] ?? 0,
    saves: numbers[17] ?? 0,
    videoViews: numbers[18] ?? 0,
    thruPlays: numbers[19] ?? 0,
    audience: numbers[0] ?? 0,
  };
}

/** Adds to the first of the two; written out, because it runs for every ad and day of a large account. */
export function addTo(sum: Results, more: Results): void {
  sum.spendMinor += more.spendMinor;
  sum.impressions += more.impressions;
  sum.clicks += more.clicks;
  sum.linkClicks += more.linkClicks;
  sum.landingPageViews += more.landingPageViews;
  sum.formLeads += more.formLeads;
  sum.pixelLeads += more.pixelLeads;
  sum.viewsOfContent += more.viewsOfContent;
  sum.addsToCart += more.addsToCart;
  sum.checkouts += more.checkouts;
  sum.purchases += more.purchases;
  sum.purchaseValueMinor += more.purchaseValueMinor;
  sum.conversations += more.conversations;
  sum.reactions += more.reactions;
  sum.comments += more.comments;
  sum.shares += more.shares;
  sum.saves += more.saves;
  sum.videoViews += more.videoViews;
  sum.thruPlays += more.thruPlays;
  if (more.audience > sum.audience) sum.audience = more.audience;
}

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
  return {
    spendMinor: 0,
    impressions: 0,
    clicks: 0,
    linkClicks: 0,
    landingPageViews: 0,
    formLeads: 0,
    pixelLeads: 0,
    viewsOfContent: 0,
    addsToCart: 0,
    checkouts: 0,
    purchases: 0,
    purchaseValueMinor: 0,
    conversations: 0,
    reactions: 0,
    comments: 0,
    shares: 0,
    saves: 0,
    videoViews: 0,
    thruPlays: 0,
    audience: 0,
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

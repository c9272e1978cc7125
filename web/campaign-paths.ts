import type { LiveCampaign } from '#contract/live/live-campaign.ts';

type Known = Pick<LiveCampaign, 'campaignId' | 'facebookCampaignId'>;

/** Where the details of a campaign are: of ours with all we know, of one made in Ads Manager with what Meta tells. */
export function detailsPath({ campaignId, facebookCampaignId }: Known): string {
  return campaignId ? `/campaigns/${campaignId}/details` : `/campaigns/meta/${facebookCampaignId}`;
}

/** What an address of the details opens at once: to be changed, and nothing is changed by opening it. */
export const changePlaces = { budget: '#budget', brakes: '#brakes', locations: '#locations', end: '#end' };

/** The editor of its daily budget, with that much in it. */
export function budgetPath(campaign: Known, dailyBudgetMinor: number): string {
  return `${detailsPath(campaign)}${changePlaces.budget}=${dailyBudgetMinor}`;
}

/** Where its leads are; undefined where it collects none. */
export function leadsPath({ objective, facebookCampaignId }: LiveCampaign): string | undefined {
  return objective === 'leads' && facebookCampaignId ? `/campaigns/${facebookCampaignId}/leads` : undefined;
}

interface Place {
  facebookCampaignId: string;
  adAccountId: string | undefined;
}

/** Where Meta Ads Manager shows a campaign; the manager itself where the ad account is not known. */
export function adsManagerUrl({ facebookCampaignId, adAccountId }: Place): string {
  if (!adAccountId) return 'https://adsmanager.facebook.com/';
  const url = new URL('https://adsmanager.facebook.com/adsmanager/manage/campaigns');
  url.searchParams.set('act', adAccountId.replace(/^act_/, ''));
  url.searchParams.set('selected_campaign_ids', facebookCampaignId);
  return url.href;
}

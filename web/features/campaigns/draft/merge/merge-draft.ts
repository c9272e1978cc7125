import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { Campaign, CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { bringsAdsOf, fieldNamesOf, fieldsOf, holds, type FieldChanges } from '../draft-fields.ts';
import { mergeFields } from './merge-fields.ts';

interface Local {
  /** The campaign as the server last told it. */
  known: Campaign | null;
  here: CampaignFields;
  /** Of that, what is not known to be saved. */
  pending: FieldChanges;
  saved: CampaignFields;
  /** What may have arrived without an answer: where the server holds it, that is no news. */
  maybeSent: FieldChanges[];
}

/** The campaign as the server has it now, together with what is not saved here. */
export function mergeDraft(campaign: Campaign, { known, here, pending, saved, maybeSent }: Local) {
  const theirs = fieldsOf(campaign);
  const base = known ? fieldsOf(known) : { ...emptyCampaign };
  for (const name of fieldNamesOf(pending))
    if (maybeSent.some((sent) => name in sent && holds(campaign, { [name]: sent[name] })))
      Object.assign(base, { [name]: theirs[name] });
  if (bringsAdsOf(campaign, pending, saved)) base.ads = asSeen(theirs.ads, here.ads);
  return mergeFields({ base, mine: { ...base, ...pending }, theirs });
}

/** Ads that came from the server while they were being taken over here: what was made of them here is how they came. */
function asSeen(came: AdCopy[], here: AdCopy[]): AdCopy[] {
  return came.map((ad) => here.find(({ id }) => id === ad.id) ?? ad);
}

import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { Campaign, CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { bringsAdsOf, fieldNamesOf, fieldsOf, holds, isSame, type FieldChanges } from '../draft-fields.ts';
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
  const sent = maybeSent.flatMap(({ ads = [] }) => ads);
  const before = base.ads;
  const find = (ads: AdCopy[], wanted: AdCopy) => ads.find(({ id }) => id === wanted.id);
  // Ads the server wrote while they were taken over here: of those not seen here nothing is wanted.
  if (bringsAdsOf(campaign, pending, { ...saved, ads: [...saved.ads, ...sent] }))
    base.ads = theirs.ads.flatMap((ad) => find(before, ad) ?? (find(here.ads, ad) ? [] : ad));
  // Ads from here whose arrival nobody told of: the others saw them as they were sent.
  const arrived = theirs.ads.flatMap((ad) => {
    const asItIs = sent.some((one) => isSame(one, ad));
    return (asItIs ? ad : !find(before, ad) && find(sent, ad)) || [];
  });
  base.ads = [...base.ads.filter((ad) => !find(arrived, ad)), ...arrived];
  return mergeFields({ base, mine: { ...base, ...pending }, theirs });
}

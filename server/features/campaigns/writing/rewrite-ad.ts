import { AdCopy } from '#contract/campaigns/ads.ts';
import type { RewritableField } from '#contract/campaigns/campaigns.ts';
import { adFacts } from '#contract/campaigns/stale-facts.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { explainFailure, getWritable, openWriting } from './ask-writer.ts';
import { editorFor } from './edit-copy.ts';
import { briefFor } from '../rules.ts';
import { findIndustryGuidance } from '../industries/industry-queries.ts';

interface Order {
  id: string;
  ad: AdCopy;
  field: RewritableField | null;
  signal: AbortSignal | undefined;
}

/** The ad as it stands on somebody's screen, in other words. Nothing is saved. */
export async function rewriteAd(
  house: House,
  person: Person,
  { id, ad, field, signal = new AbortController().signal }: Order,
): Promise<AdCopy> {
  const { workspaceId } = person;
  const campaign = await getWritable(house, person, id);
  const guidance = await findIndustryGuidance(house.db, campaign.industry);
  const { tone, headline, primaryText, description, callToAction } = ad;
  const present = { tone, headline, primaryText, description, callToAction };
  const { onBilled, settle } = await openWriting(house, workspaceId);
  const options = { signal, onBilled, editor: editorFor(campaign) };
  const order = { ad: present, field };
  try {
    const fresh = await house.writer.rewriteAd(briefFor(campaign, guidance ?? null), order, options);
    // What was not written again may still state what was.
    const facts = field ? ad.facts : adFacts(campaign);
    return AdCopy.parse({ ...ad, ...fresh, facts });
  } catch (error) {
    throw explainFailure(house, { campaignId: id, error });
  } finally {
    await settle();
  }
}

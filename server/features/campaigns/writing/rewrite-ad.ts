import { AdCopy } from '#contract/campaigns/ads.ts';
import type { RewritableField, TextLengths } from '#contract/campaigns/campaign.ts';
import { adFacts } from '#contract/campaigns/stale-facts.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { explainFailure, getWritable, openWriting } from './ask-writer.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import { editorFor } from './edit-copy.ts';
import { briefFor } from '../rules.ts';
import { findIndustryGuidance } from '../industries/industry-queries.ts';

interface Order {
  id: string;
  ad: AdCopy;
  field: RewritableField | null;
  /** Where it is for a place that takes less than usual. */
  longest?: TextLengths | undefined;
  signal: AbortSignal | undefined;
}

/** The ad as it stands on somebody's screen, in other words; it may be one beside running ads. Nothing is saved. */
export async function rewriteAd(
  ctx: AppContext,
  person: Person,
  { id, ad, field, longest, signal = new AbortController().signal }: Order,
): Promise<AdCopy> {
  const { workspaceId } = person;
  const campaign = await getWritable(ctx, person, id);
  const guidance = await findIndustryGuidance(ctx.db, campaign.industry);
  const voice = await getBrandKit(ctx.db, workspaceId);
  const law = await ctx.readLaw(ctx.db, workspaceId, { campaignId: id, now: ctx.now() });
  const { tone, headline, primaryText, description, callToAction } = ad;
  const present = { tone, headline, primaryText, description, callToAction };
  const { onBilled, settle } = await openWriting(ctx, workspaceId);
  const options = { signal, onBilled, editor: editorFor(campaign, { voice, law }) };
  const order = { ad: present, field };
  try {
    const brief = {
      ...briefFor(campaign, { industryGuidance: guidance ?? null, lawAdvice: law.advice, voice }),
      ...(longest && { longest }),
    };
    const fresh = await ctx.writer.rewriteAd(brief, order, options);
    // What was not written again may still state what was.
    const facts = field ? ad.facts : adFacts(campaign);
    return AdCopy.parse({ ...ad, ...fresh, facts });
  } catch (error) {
    throw explainFailure(ctx, { campaignId: id, error });
  } finally {
    await settle();
  }
}

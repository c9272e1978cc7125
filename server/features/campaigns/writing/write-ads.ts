import { randomUUID } from 'node:crypto';
import { AdCopy, Tone } from '#contract/campaigns/ads.ts';
import { adFacts } from '#contract/campaigns/stale-facts.ts';
import { type WritingEvent } from '#contract/campaigns/campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { explainFailure, getWritable, openWriting, type WritableCampaign } from './ask-writer.ts';
import { presentCampaign } from '../present-campaign.ts';
import { findIndustryGuidance } from '../industries/industry-queries.ts';
import { campaignTopic, getCampaignWithMedia, saveWrittenAds } from '../queries.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import { editorFor } from './edit-copy.ts';
import { briefFor } from '../rules.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface Order {
  id: string;
  /** Shows what the model is sent. */
  debug: boolean;
  /** Aborted when the person goes away: then the writer stops, and the draft keeps the ads it had. */
  signal: AbortSignal | undefined;
}

const GrowingAd = AdCopy.pick({ tone: true, headline: true, primaryText: true, description: true }).partial();

/** Has six ads written. What must be refused is refused before the first event. */
export async function writeAds(
  ctx: AppContext,
  person: Person,
  { id, debug, signal }: Order,
): Promise<AsyncGenerator<WritingEvent>> {
  const { workspaceId } = person;
  const campaign = await getWritable(ctx, person, id);
  if (campaign.status !== 'draft') throw new Refusal('CAMPAIGN_NOT_EDITABLE');
  const use = await openWriting(ctx, workspaceId);
  return write(ctx, workspaceId, { campaign, debug, signal, use });
}

interface Writing {
  campaign: WritableCampaign;
  use: Awaited<ReturnType<typeof openWriting>>;
}

async function* write(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { campaign, debug, signal, use }: Omit<Order, 'id'> & Writing,
): AsyncGenerator<WritingEvent> {
  const { id } = campaign;
  const guidance = await findIndustryGuidance(ctx.db, campaign.industry);
  const voice = await getBrandKit(ctx.db, workspaceId);
  const law = await ctx.readLaw(ctx.db, workspaceId, { campaignId: id, now: ctx.now() });
  const stop = new AbortController();
  const patience = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const sent: unknown[] = [];
  const onRequest = debug ? (payload: unknown) => sent.push(payload) : undefined;
  const finished = new Map<number, AdCopy>();
  try {
    const facts = adFacts(campaign);
    const brief = briefFor(campaign, { industryGuidance: guidance ?? null, lawAdvice: law.advice, voice });
    for await (const { index, ad, complete } of ctx.writer.writeAds(brief, {
      signal: patience,
      onRequest,
      editor: editorFor(campaign, { voice, law }),
      onBilled: use.onBilled,
    })) {
      for (const claudeRequestPayload of sent.splice(0)) yield { type: 'debug', claudeRequestPayload };
      yield { type: 'writing', index, ad: GrowingAd.parse(ad) };
      if (!complete) continue;
      const whole = AdCopy.parse({ ...ad, id: randomUUID(), selected: false, facts });
      finished.set(index, whole);
      yield { type: 'ad', index, ad: whole };
    }
  } catch (error) {
    if (signal?.aborted) return;
    throw explainFailure(ctx, { campaignId: id, error });
  } finally {
    stop.abort();
    await use.settle();
  }
  if (signal?.aborted) return;
  // What was forbidden is missing among them.
  const ads = Tone.options.flatMap((_tone, place) => finished.get(place) ?? []);
  await ctx.db.transaction(async (tx) => {
    await saveWrittenAds(tx, workspaceId, { id, ads });
    await ctx.signals.notify(tx, campaignTopic(workspaceId, id));
  });
  const written = presentCampaign(await getCampaignWithMedia(ctx.db, workspaceId, id));
  yield { type: 'written', campaign: written, leftOut: Tone.options.length - ads.length };
}

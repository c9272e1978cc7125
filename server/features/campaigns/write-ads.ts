import { randomUUID } from 'node:crypto';
import { AdCopy } from '#contract/ads.ts';
import { type Objective, type WritingEvent } from '#contract/campaigns.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { presentCampaign } from './present-campaign.ts';
import { findIndustryGuidance, getCampaignWithMedia, saveWrittenAds, type WholeCampaign } from './queries.ts';
import { briefFor, missingForAds } from './rules.ts';

interface Order {
  id: string;
  /** Aborted when the person goes away: then the writer stops, and the draft keeps the ads it had. */
  signal: AbortSignal | undefined;
}

const GrowingAd = AdCopy.pick({ tone: true, headline: true, primaryText: true, description: true }).partial();

/** Has six ads written. What must be refused is refused before the first event. */
export async function writeAds(
  house: House,
  workspaceId: WorkspaceId,
  { id, signal }: Order,
): Promise<AsyncGenerator<WritingEvent>> {
  const campaign = await getCampaignWithMedia(house.db, workspaceId, id);
  const { status, objective } = campaign;
  if (status !== 'draft') throw new Refusal('CAMPAIGN_NOT_EDITABLE');
  const missing = missingForAds(campaign);
  if (!objective || missing.length > 0) throw new Refusal('ADS_NOT_READY', { missing });
  return write(house, workspaceId, { campaign: { ...campaign, objective }, signal });
}

async function* write(
  house: House,
  workspaceId: WorkspaceId,
  {
    campaign,
    signal,
  }: { campaign: WholeCampaign & { objective: Objective }; signal: AbortSignal | undefined },
): AsyncGenerator<WritingEvent> {
  const { id } = campaign;
  const guidance = await findIndustryGuidance(house.db, campaign.industry);
  const stop = new AbortController();
  const ads: AdCopy[] = [];
  try {
    const patience = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const writing = house.writer.writeAds(briefFor(campaign, guidance ?? null), { signal: patience });
    for await (const { index, ad, complete } of writing) {
      if (complete) ads[index] = AdCopy.parse({ ...ad, id: randomUUID(), selected: false });
      yield { type: 'writing', index, ad: GrowingAd.parse(ad) };
    }
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof GatewayError)) throw error;
    house.log.error('the writer let us down', error, { campaignId: id });
    throw new Refusal('WRITER_UNAVAILABLE');
  } finally {
    stop.abort();
  }
  if (signal?.aborted) return;
  await saveWrittenAds(house.db, workspaceId, { id, ads });
  yield { type: 'written', campaign: presentCampaign(await getCampaignWithMedia(house.db, workspaceId, id)) };
}

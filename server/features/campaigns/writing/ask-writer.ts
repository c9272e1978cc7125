import type { Objective } from '#contract/campaigns/campaign.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { coded, sayText } from '#server/platform/coded-text.ts';
import { findGapsForAds } from '#contract/campaigns/readiness.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { hitRateLimit, returnRateLimitHit } from '../../people/queries.ts';
import { refuseAfterTrial } from '../../workspaces/queries.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../queries.ts';

/** Requests to the writer in an hour: far more than anybody needs, and an end to what somebody else's program could cost. */
const limit = { most: 120, withinMs: 3_600_000 };

export type WritableCampaign = WholeCampaign & { objective: Objective };

/** A campaign the writer can work from, or the refusal that says what is missing. */
export async function getWritable(
  { db }: AppContext,
  { workspaceId, language }: Person,
  id: string,
): Promise<WritableCampaign> {
  const campaign = await getCampaignWithMedia(db, workspaceId, id);
  const { objective } = campaign;
  const missing = findGapsForAds(campaign).map((gap) => ({
    ...gap,
    text: sayText(coded(`ads-need-${gap.code}`, gap.params), language),
  }));
  if (!objective || missing.length > 0) throw new Refusal('ADS_NOT_READY', { missing });
  return { ...campaign, objective };
}

/** One use of the writer, which may take two requests. */
interface WriterUse {
  onBilled: () => void;
  /** Counts what was billed, and gives back what was not. */
  settle(): Promise<void>;
}

/** Lets somebody use the writer, or refuses: after the trial, and when too much was written within the hour or the day. */
export async function openWriting(ctx: AppContext, workspaceId: WorkspaceId): Promise<WriterUse> {
  const { db, now, settings } = ctx;
  await refuseAfterTrial(db, workspaceId, now());
  const limits = [
    { key: `writer:${workspaceId}`, ...limit },
    { key: 'writer:everybody', most: settings.writer.dailyLimit, withinMs: dayMs },
  ];
  const giveBack = async () => {
    for (const { key } of limits) await returnRateLimitHit(db, key);
  };
  const counts: number[] = [];
  for (const { key, withinMs } of limits) counts.push(await hitRateLimit(db, key, { now: now(), withinMs }));
  const over = limits.find(({ most }, place) => counts[place]! > most);
  if (over) {
    await giveBack();
    const minutes = Math.ceil(over.withinMs / 60_000);
    throw over.withinMs === dayMs
      ? new Refusal('WRITER_USED_UP', { minutes })
      : new Refusal('TOO_OFTEN', { minutes });
  }
  let billed = 0;
  return {
    onBilled: () => void (billed += 1),
    async settle() {
      if (billed === 0) return giveBack();
      for (const { key, withinMs } of limits) {
        for (let more = 1; more < billed; more += 1) await hitRateLimit(db, key, { now: now(), withinMs });
      }
    },
  };
}

/** What went wrong at the writer's, as the refusal to throw; a mistake of ours stays what it is. */
export function explainFailure(
  { log }: AppContext,
  { campaignId, error }: { campaignId: string; error: unknown },
): unknown {
  if (!(error instanceof GatewayError)) return error;
  log.error('the writer let us down', error, { campaignId });
  if (error.failureKind !== 'rate-limited') return new Refusal('WRITER_UNAVAILABLE');
  return new Refusal('WRITER_BUSY', { seconds: Math.ceil((error.waitMs ?? shortestWaitMs) / 1000) });
}

const dayMs = 86_400_000;
const shortestWaitMs = 30_000;

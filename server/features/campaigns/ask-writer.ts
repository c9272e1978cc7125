import type { Objective } from '#contract/campaigns.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Person, WorkspaceId } from '#server/plumbing/sessions.ts';
import { limitKnocks, returnKnock } from '../people/queries.ts';
import { getCampaignWithMedia, type WholeCampaign } from './queries.ts';
import { missingForAds } from './rules.ts';

/** Far more than anybody needs, and an end to what somebody else's program could cost the operator. */
const limit = { most: 120, withinMs: 3_600_000 };

export type WritableCampaign = WholeCampaign & { objective: Objective };

/** A draft the writer can work from, or the refusal that says what is missing. */
export async function getWritable(
  { db }: House,
  { workspaceId, language }: Person,
  id: string,
): Promise<WritableCampaign> {
  const campaign = await getCampaignWithMedia(db, workspaceId, id);
  const { status, objective } = campaign;
  if (status !== 'draft') throw new Refusal('CAMPAIGN_NOT_EDITABLE');
  const missing = missingForAds(campaign, language);
  if (!objective || missing.length > 0) throw new Refusal('ADS_NOT_READY', { missing });
  return { ...campaign, objective };
}

interface Question<Answer> {
  campaignId: string;
  ask(): Promise<Answer>;
}

/** Asks the writer once while somebody waits. Its failures become refusals, and count for nothing. */
export async function askWriter<Answer>(
  house: House,
  workspaceId: WorkspaceId,
  { campaignId, ask }: Question<Answer>,
): Promise<Answer> {
  await countWriting(house, workspaceId);
  try {
    return await ask();
  } catch (error) {
    throw await explainFailure(house, workspaceId, { campaignId, error });
  }
}

/** Counts one use of the writer, or refuses. */
export function countWriting(house: House, workspaceId: WorkspaceId): Promise<void> {
  return limitKnocks(house, { key: doorOf(workspaceId), ...limit });
}

/** What went wrong at the writer's, as the refusal to throw; a mistake of ours stays what it is. */
export async function explainFailure(
  { db, log }: House,
  workspaceId: WorkspaceId,
  { campaignId, error }: { campaignId: string; error: unknown },
): Promise<unknown> {
  if (!(error instanceof GatewayError)) return error;
  await returnKnock(db, doorOf(workspaceId));
  log.error('the writer let us down', error, { campaignId });
  if (error.trouble !== 'rate-limited') return new Refusal('WRITER_UNAVAILABLE');
  return new Refusal('WRITER_BUSY', { seconds: Math.ceil((error.waitMs ?? shortestWaitMs) / 1000) });
}

const shortestWaitMs = 30_000;

function doorOf(workspaceId: WorkspaceId): string {
  return `writer:${workspaceId}`;
}

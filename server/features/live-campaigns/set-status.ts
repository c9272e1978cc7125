import type { LiveChange, RunStatus } from '#contract/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { answerChange } from './answer-change.ts';
import { startChange } from './start-change.ts';

/** Pauses a campaign, or lets it run. */
export async function setStatus(
  house: House,
  person: Person,
  { facebookCampaignId, status }: { facebookCampaignId: string; status: RunStatus },
): Promise<LiveChange> {
  const change = await startChange(house, person, {
    facebookCampaignId,
    decide: (_tx, { campaign }) => ({ kind: 'status', from: campaign.configuredStatus, to: status }),
  });
  return answerChange(house, person, change);
}

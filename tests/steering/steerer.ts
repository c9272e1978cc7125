import { setTimeout as rest } from 'node:timers/promises';
import type { LiveChange } from '#contract/live/live-changes.ts';
import type { LiveCampaign } from '#contract/live/live-campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaigns.ts';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';

/** A worker rests as well before it looks again, and leaves the thread to whoever works. */
const betweenRoundsMs = 5;

/** One house in which a person steers campaigns, each published from here and running. */
export async function openSteerer() {
  const house = await openTestHouse({ META_PATIENCE_MS: '1200' });
  const { practice } = house;
  await practice.turn({ rate_limits: 'off' });
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  const template = await prepareCampaign(kari);
  const { adAccounts } = (await kari.ask.connections.get())!;
  const pageId = template.facebookPageId;
  const kroner = adAccounts.find(({ id }) => id === template.facebookAdAccountId)!;
  await kari.ask.connections.select({ adAccountId: kroner.id, pageId });
  let count = 0;

  /** A campaign that runs unless it is not launched, known from a sync. */
  async function newCampaign(
    changes: Partial<CampaignFields> = {},
    { launchImmediately = true }: { launchImmediately?: boolean } = {},
  ) {
    count += 1;
    const title = `Steered ${count}`;
    const { id } = await kari.ask.campaigns.create({ ...CampaignFields.parse(template), title, ...changes });
    await kari.ask.publications.publish({ campaignId: id, launchImmediately });
    await house.runJobs();
    await sync();
    const { facebookCampaignId } = await kari.ask.campaigns.get({ id });
    return { id, facebookCampaignId: facebookCampaignId! };
  }

  async function sync(): Promise<void> {
    await startSync(house.house, await kari.workspaceId(), 'auto');
    await house.runJobs();
  }

  async function live(facebookCampaignId: string): Promise<LiveCampaign> {
    const { campaign } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
    return campaign;
  }

  /** What Meta holds of a campaign. */
  async function held(facebookCampaignId: string) {
    const { meta } = await practice.state();
    const campaign = meta.campaigns.find(({ id }) => id === facebookCampaignId)!;
    const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
    return { campaign, adSet };
  }

  /** Works until the answer is there, as the worker does beside the server. */
  async function meanwhile<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let isThere = false;
    const settled = answer.finally(() => (isThere = true));
    settled.catch(() => undefined);
    while (!isThere) {
      await house.runJobs();
      await rest(betweenRoundsMs);
    }
    return settled;
  }

  /** Goes on until a change is over, as time passes. */
  async function finish(
    { id, facebookCampaignId }: LiveChange,
    visitor: Visitor = kari,
  ): Promise<LiveChange> {
    for (let round = 0; round < 10; round += 1) {
      const changes = await visitor.ask.liveCampaigns.listChanges({
        facebookCampaignId: facebookCampaignId!,
      });
      const change = changes.find((each) => each.id === id)!;
      if (change.finishedAt) return change;
      await house.passTime(1);
      await house.retryJobs();
    }
    throw new Error('The change does not come to an end.');
  }

  return { house, practice, kari, template, newCampaign, sync, live, held, meanwhile, finish };
}

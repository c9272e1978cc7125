import { setTimeout as rest } from 'node:timers/promises';
import type { Operation } from '#contract/operations/operations.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { copyCampaign, prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';

const betweenRoundsMs = 5;

/** One house in which a person steers campaigns, each published from here and running. */
export async function openSteerer(environment: Record<string, string> = {}) {
  const house = await openTestHouse({ META_PATIENCE_MS: '1200', ...environment });
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
    const { id } = await copyCampaign(kari, { ...CampaignFields.parse(template), title, ...changes });
    await kari.ask.publications.publish({ campaignId: id, launchImmediately });
    await house.runJobs();
    await sync();
    const { facebookCampaignId } = await kari.ask.campaigns.get({ id });
    return { id, facebookCampaignId: facebookCampaignId! };
  }

  async function sync(): Promise<void> {
    await startSync(house.ctx, await kari.workspaceId(), 'auto');
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

  /** Works until it is known what became of what was asked for, or why it has to wait, as the worker does beside the server. */
  async function meanwhile(accepted: Promise<Operation>, visitor: Visitor = kari): Promise<Operation> {
    let operation = await accepted;
    while (operation.finishedAt === null && operation.problem === null) {
      await house.runJobs();
      operation = await visitor.ask.operations.get({ id: operation.id });
      // A worker rests as well before it looks again, and leaves the thread to whoever works.
      await rest(betweenRoundsMs);
    }
    return operation;
  }

  /** Goes on until an operation is over, as time passes. */
  async function finish({ id }: Operation, visitor: Visitor = kari): Promise<Operation> {
    for (let round = 0; round < 10; round += 1) {
      const operation = await visitor.ask.operations.get({ id });
      if (operation.finishedAt) return operation;
      await house.passTime(1);
      await house.retryJobs();
    }
    throw new Error('The operation does not come to an end.');
  }

  return { house, practice, kari, template, newCampaign, sync, live, held, meanwhile, finish };
}

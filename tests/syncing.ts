import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { scheduleStaleSyncs } from '#server/features/live-campaigns/sync/schedule-stale-syncs.ts';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import type { Account, TreePlan } from '#server/gateways/meta/publishing/tree.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import sharp from 'sharp';
import type { openTestHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

export const nokAccount = 'act_2100000000000001';

type World = Awaited<ReturnType<typeof openTestHouse>>;

/** What tests of syncing do again and again. */
export function openSyncing({ ctx, practice, runJobs, visitor: openVisitor }: World) {
  const white = sharp({ create: { width: 800, height: 800, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

  async function account(): Promise<Account> {
    const { accessToken } = await practice.tokens({ state: 'ok' });
    return { id: nokAccount, token: accessToken, currency: 'NOK' };
  }

  return {
    account,
    /** Somebody new with Facebook linked and the ad account in kroner chosen. */
    async member(): Promise<Visitor> {
      const visitor = await openVisitor().join();
      await visitor.connect();
      const pageId = (await visitor.ask.connections.get())?.pages[0]?.id ?? null;
      await visitor.ask.connections.select({ adAccountId: nokAccount, pageId });
      return visitor;
    },
    /** Their other ad account is chosen. */
    async chooseDollars(ask: Visitor['ask']): Promise<void> {
      const { adAccounts } = (await ask.connections.get())!;
      await ask.connections.select({
        adAccountId: adAccounts.find(({ currency }) => currency === 'USD')!.id,
      });
    },
    async workspaceOf({ ask }: Visitor): Promise<WorkspaceId> {
      return (await ask.workspaces.current()).id as WorkspaceId;
    },
    /** Read anew, as by the clock however fresh it is, or as a person asks for it. */
    async synced(ask: Visitor['ask'], type: 'auto' | 'manual' = 'auto'): Promise<LiveOverview> {
      if (type === 'manual') await ask.liveCampaigns.sync({ type });
      else await startSync(ctx, (await ask.workspaces.current()).id as WorkspaceId, 'auto');
      await runJobs();
      return ask.liveCampaigns.overview();
    },
    /** What the clock does every minute. */
    async tick(): Promise<void> {
      await ctx.db.transaction((tx) => ctx.queue.add(tx, scheduleStaleSyncs, {}, { key: 'clock' }));
      await runJobs();
    },
    /** A running campaign that was not made by us. */
    async makeInAdsManager(
      name: string,
      { adCount = 1, ...changes }: Partial<TreePlan> & { adCount?: number } = {},
    ) {
      const own = await account();
      const [page] = await ctx.meta.listPages(own.token);
      const { hash } = await ctx.meta.uploadImage(own, { bytes: await white, fileName: 'bread.png' });
      const plan: TreePlan = {
        marker: `test-${name}`,
        name,
        objective: 'traffic',
        specialAdCategories: [],
        dailyBudgetMinor: 20_000,
        targeting: { locations: [{ type: 'country', key: 'NO' }], ageMin: 18, ageMax: 65, genders: 'all' },
        page: { id: page!.id },
        websiteUrl: 'https://bakery.example/',
        beneficiary: 'Bakery',
        payer: 'Bakery',
        ads: Array.from({ length: adCount }, (_, at) => ({
          ...breadAd,
          name: `Ad ${at + 1}`,
          imageHash: hash,
        })),
        ...changes,
      };
      const { campaignId, adSetId, adIds, refusal } = await ctx.meta.makeTree(own, plan);
      if (refusal) throw refusal;
      const made = { campaignId: campaignId!, adSetId: adSetId!, adIds: adIds.map((id) => id!) };
      await ctx.meta.launchTree(own, made);
      return { ...made, account: own };
    },
  };
}

const breadAd = {
  headline: 'Fresh at seven',
  primaryText: 'Bread from our oven.',
  description: 'Every day',
  callToAction: 'LEARN_MORE' as const,
};

/** Up to now, today included. */
export function spendOf(campaigns: LiveOverview['campaigns']): number {
  return campaigns.reduce((sum, { figures, today }) => sum + figures.spendMinor + today.spendMinor, 0);
}

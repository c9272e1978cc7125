import type { contract } from '#contract/contract.ts';
import type { SyncState } from '#contract/live/live-campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { member, type Visit, whileSignedIn } from '#server/procedures.ts';
import type { Router } from '@orpc/server';
import { comparingProcedures } from './comparison/procedures.ts';
import { steeringProcedures } from './steering/procedures.ts';
import { getBreakdown } from './breakdowns/get-breakdown.ts';
import { estimateReach } from './figures/estimate-reach.ts';
import { getDailyFigures } from './figures/daily.ts';
import { getDetail } from './detail/detail.ts';
import { getPage } from './figures/list-page.ts';
import { getGlances } from './figures/glances.ts';
import { getMarks } from './figures/marks.ts';
import { getNews } from './figures/news.ts';
import { getOverview } from './figures/overview.ts';
import { listShared } from './figures/list-shared.ts';
import { lookAgain } from './landing-pages/look-at-page.ts';
import { lookNotedEveryMs } from './rules.ts';
import { touchLastViewed } from './sync/stale-queries.ts';
import { startSync, syncWhereStale } from './sync/start-sync.ts';
import { getSyncState, type Reader } from './sync/sync-state.ts';
import { syncTopic } from './sync/topic.ts';

const { liveCampaigns } = member;

// By name: written out, it is more than the compiler writes.
export const liveCampaignProcedures: Router<(typeof contract)['liveCampaigns'], Visit> = liveCampaigns.router(
  {
    list: liveCampaigns.list.handler(async ({ context: { ctx, person }, input }) => {
      await noteThatSomebodyLooks(ctx, person.workspaceId);
      return getPage(ctx, person, input);
    }),
    overview: liveCampaigns.overview.handler(async ({ context: { ctx, person }, input }) => {
      await noteThatSomebodyLooks(ctx, person.workspaceId);
      return getOverview(ctx, person, input.period);
    }),
    listNews: liveCampaigns.listNews.handler(async ({ context: { ctx, person }, input }) => {
      await noteThatSomebodyLooks(ctx, person.workspaceId);
      return getNews(ctx, person, input);
    }),
    get: liveCampaigns.get.handler(({ context: { ctx, person }, input }) => getDetail(ctx, person, input)),
    getBreakdown: liveCampaigns.getBreakdown.handler(({ context: { ctx, person }, input }) =>
      getBreakdown(ctx, person, input),
    ),
    daily: liveCampaigns.daily.handler(({ context: { ctx, person }, input }) =>
      getDailyFigures(ctx, person, input),
    ),
    estimateReach: liveCampaigns.estimateReach.handler(({ context: { ctx, person }, input }) =>
      estimateReach(ctx, person.workspaceId, input),
    ),
    listGlances: liveCampaigns.listGlances.handler(({ context: { ctx, person }, input }) =>
      getGlances(ctx, person.workspaceId, input.facebookCampaignIds),
    ),
    listMarks: liveCampaigns.listMarks.handler(({ context: { ctx, person }, input }) =>
      getMarks(ctx, person.workspaceId, input),
    ),
    listShared: liveCampaigns.listShared.handler(({ context: { ctx, person } }) => listShared(ctx, person)),
    lookAgain: liveCampaigns.lookAgain.handler(({ context: { ctx, person }, input }) =>
      lookAgain(ctx, person.workspaceId, input.address),
    ),
    sync: liveCampaigns.sync.handler(async ({ context: { ctx, person }, input }) => {
      if (input.type === 'manual') await startSync(ctx, person.workspaceId, 'manual');
      else await syncWhereStale(ctx, person.workspaceId);
      return getSyncState(ctx, person);
    }),
    watchSync: liveCampaigns.watchSync.handler(({ context, signal }) =>
      whileSignedIn(context, signal, (until) => watchSync(context.ctx, context.person, until)),
    ),
    ...comparingProcedures,
    ...steeringProcedures,
  },
);

async function* watchSync(ctx: AppContext, reader: Reader, until: AbortSignal): AsyncGenerator<SyncState> {
  let notedAt = 0;
  for await (const _ring of ctx.signals.follow(syncTopic(reader.workspaceId), until)) {
    if (ctx.now() - notedAt >= lookNotedEveryMs) {
      await noteThatSomebodyLooks(ctx, reader.workspaceId);
      notedAt = ctx.now();
    }
    yield await getSyncState(ctx, reader);
  }
}

/** Those who look are kept fresh first. A page that stays open hears of every sync, and is noted with it. */
async function noteThatSomebodyLooks({ db, now }: AppContext, workspaceId: WorkspaceId): Promise<void> {
  const unlessAfter = new Date(now() - lookNotedEveryMs);
  await touchLastViewed(db, workspaceId, { at: new Date(now()), unlessAfter });
}

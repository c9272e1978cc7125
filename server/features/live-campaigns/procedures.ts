import type { SyncState } from '#contract/live/live-campaigns.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { member, whileSignedIn } from '#server/procedures.ts';
import { steeringProcedures } from './steering/procedures.ts';
import { getDailyFigures } from './figures/daily.ts';
import { getDetail } from './detail/detail.ts';
import { getPage } from './figures/list-page.ts';
import { getNews } from './figures/news.ts';
import { getOverview } from './figures/overview.ts';
import { lookNotedEveryMs } from './rules.ts';
import { touchLastViewed } from './sync/stale-queries.ts';
import { startSync, syncWhereStale } from './sync/start-sync.ts';
import { getSyncState, type Reader } from './sync/sync-state.ts';
import { syncTopic } from './sync/topic.ts';

const { liveCampaigns } = member;

export const liveCampaignProcedures = liveCampaigns.router({
  list: liveCampaigns.list.handler(async ({ context: { house, person }, input }) => {
    await noteThatSomebodyLooks(house, person.workspaceId);
    return getPage(house, person, input);
  }),
  overview: liveCampaigns.overview.handler(async ({ context: { house, person }, input }) => {
    await noteThatSomebodyLooks(house, person.workspaceId);
    return getOverview(house, person, input.period);
  }),
  listNews: liveCampaigns.listNews.handler(async ({ context: { house, person }, input }) => {
    await noteThatSomebodyLooks(house, person.workspaceId);
    return getNews(house, person, input);
  }),
  get: liveCampaigns.get.handler(({ context: { house, person }, input }) => getDetail(house, person, input)),
  daily: liveCampaigns.daily.handler(({ context: { house, person }, input }) =>
    getDailyFigures(house, person, input),
  ),
  sync: liveCampaigns.sync.handler(async ({ context: { house, person }, input }) => {
    if (input.type === 'manual') await startSync(house, person.workspaceId, 'manual');
    else await syncWhereStale(house, person.workspaceId);
    return getSyncState(house, person);
  }),
  watchSync: liveCampaigns.watchSync.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchSync(context.house, context.person, until)),
  ),
  ...steeringProcedures,
});

async function* watchSync(house: House, reader: Reader, until: AbortSignal): AsyncGenerator<SyncState> {
  let notedAt = 0;
  for await (const _ring of house.signals.follow(syncTopic(reader.workspaceId), until)) {
    if (house.now() - notedAt >= lookNotedEveryMs) {
      await noteThatSomebodyLooks(house, reader.workspaceId);
      notedAt = house.now();
    }
    yield await getSyncState(house, reader);
  }
}

/** Those who look are kept fresh first. A page that stays open hears of every sync, and is noted with it. */
async function noteThatSomebodyLooks({ db, now }: House, workspaceId: WorkspaceId): Promise<void> {
  const unlessAfter = new Date(now() - lookNotedEveryMs);
  await touchLastViewed(db, workspaceId, { at: new Date(now()), unlessAfter });
}

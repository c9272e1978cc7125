import type { LeadArrival, LeadNews } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findNewestArrival, listArrivals, type EarlierLeads, listEarlier } from './arrival-queries.ts';
import { arrivalTopic } from '../queries.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
import { nameIn, isNews } from '../rules.ts';

/** Servers' clocks differ a little: what came shortly before the newest one may only be seen after it. */
const overlapMs = 5 * 60_000;

type Arrived = Awaited<ReturnType<typeof listArrivals>>[number];

/** Tells of leads that come from now on, for each campaign how many since the last time. None is told twice, none is missed. Earlier leads of a form that is read for the first time are told of together, and that something became of a lead without saying what. */
export async function watchArrivals(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  until: AbortSignal,
): Promise<AsyncGenerator<LeadNews>> {
  const { db } = ctx;
  let newest = (await findNewestArrival(db, workspaceId)) ?? new Date(0);
  let seen = new Set((await readSince(newest)).map(({ id }) => id));
  const found = new Set((await listEarlier(db, workspaceId)).map(({ facebookFormId }) => facebookFormId));

  function readSince(moment: Date): Promise<Arrived[]> {
    return listArrivals(db, workspaceId, new Date(moment.getTime() - overlapMs));
  }

  // The first ring only says that the line stands.
  let isOpening = true;
  async function* tell(): AsyncGenerator<LeadNews> {
    for await (const _ring of ctx.signals.follow(arrivalTopic(workspaceId), until)) {
      const recent = await readSince(newest);
      const fresh = recent.filter(({ id }) => !seen.has(id));
      newest = recent.at(-1)?.receivedAt ?? newest;
      seen = new Set(recent.map(({ id }) => id));
      yield* await describe(ctx, workspaceId, fresh.filter(isAnnounced));
      const earlier = await listEarlier(db, workspaceId);
      const news = earlier.filter(({ facebookFormId }) => !found.has(facebookFormId));
      for (const { facebookFormId } of news) found.add(facebookFormId);
      yield* await describeEarlier(ctx, workspaceId, news);
      if (fresh.length + news.length === 0 && !isOpening) yield { changed: true };
      isOpening = false;
    }
  }
  return tell();
}

function isAnnounced({ createdAt, formAddedAt }: Arrived): boolean {
  return formAddedAt === null || isNews({ createdAt }, { addedAt: formAddedAt });
}

async function describe(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  arrived: Arrived[],
): Promise<LeadArrival[]> {
  const names = openCampaignNames(db, workspaceId);
  const told = new Map<string, LeadArrival>();
  for (const lead of arrived) {
    const campaign = await names.of(lead);
    const key = campaign.facebookCampaignId ?? `form ${lead.facebookFormId}`;
    const count = (told.get(key)?.count ?? 0) + 1;
    told.set(key, { ...campaign, count, name: nameIn(lead.answers), isEarlier: false });
  }
  return [...told.values()];
}

function describeEarlier(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  found: EarlierLeads[],
): Promise<LeadArrival[]> {
  const names = openCampaignNames(db, workspaceId);
  return Promise.all(
    found.map(async ({ facebookFormId, count }) => {
      const campaign = await names.of({ facebookCampaignId: null, facebookFormId });
      return { ...campaign, count, name: null, isEarlier: true };
    }),
  );
}

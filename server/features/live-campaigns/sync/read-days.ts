import { idOf, type InsightsOrder } from '#server/gateways/meta/sync/insights.ts';
import type { AppContext } from '#server/app-context.ts';
import { dayAt, type Days, daysAfter } from '#contract/days.ts';
import { adDaysToRead, daysToRead, stretchesOf } from './days-to-read.ts';
import {
  hasOlderThanMet,
  removeDaysBefore,
  removeUntoldDays,
  storeDailyFigures,
} from '../figures/figures-queries.ts';
import type { ResultKinds, Reading } from './reading.ts';
import { findResultKind } from '../figures/result-kind.ts';
import { countsOf } from '../rules.ts';

/** From which day on all days are known, and what day it was when they were read. */
export interface DaysRead {
  since: string;
  on: string;
}

/**
 * Brings the days up to date that Meta may have changed since they were read, once the campaigns are stored. How many
 * campaigns there are is known from the sync before; the first one waits for the listing. A campaign that was taken
 * out of an archive brings days with it that nobody has read.
 */
export async function readDays(
  ctx: AppContext,
  reading: Reading,
  campaigns: Promise<ResultKinds>,
  /** Those we had before this sync. */
  held: Promise<string[]>,
): Promise<DaysRead> {
  const { workspaceId, account, timezone, known } = reading;
  const rowsADay = known?.campaignCount ?? (await campaigns).size;
  const today = dayAt(ctx.meta.now(), timezone);
  const { knownSince, ...days } = daysToRead(today, known);
  const order = {
    level: 'campaign' as const,
    rowsADay,
    campaigns,
    listed: async () => (await campaigns).keys(),
  };
  await readStretches(ctx, reading, { ...order, ...days });
  const earlier = { since: knownSince, until: daysAfter(days.since, -1) };
  const met = { adAccountId: account.id, held: await held, since: new Date(days.since) };
  if (known && earlier.until >= earlier.since && (await hasOlderThanMet(ctx.db, workspaceId, met)))
    await readStretches(ctx, reading, { ...order, ...earlier });
  // The answers may tell that it is another day at Meta than we took it to be.
  if (dayAt(ctx.meta.now(), timezone) !== today) return readDays(ctx, reading, campaigns, held);
  await removeDaysBefore(ctx.db, workspaceId, {
    level: 'campaign',
    adAccountId: account.id,
    day: knownSince,
  });
  return { since: knownSince, on: today };
}

/** Somebody waits for the first sync of an ad account: of more ads the days are read with the next. */
const mostAtFirst = 150;

/**
 * The same for the ads, and less often: full days, with the first sync after each of them. Undefined where they are
 * known up to yesterday, or can wait.
 */
export async function readAdDays(
  ctx: AppContext,
  reading: Reading,
  { campaigns, ads }: { campaigns: Promise<ResultKinds>; ads: Promise<string[]> },
): Promise<DaysRead | undefined> {
  const { workspaceId, account, timezone, adsKnown } = reading;
  const today = dayAt(ctx.meta.now(), timezone);
  const wanted = adDaysToRead(today, adsKnown);
  if (wanted) {
    const { since, until } = wanted;
    const rowsADay = (await ads).length;
    if (!reading.known && rowsADay > mostAtFirst) return undefined;
    await readStretches(ctx, reading, { level: 'ad', since, until, rowsADay, campaigns, listed: () => ads });
  } else await campaigns;
  if (dayAt(ctx.meta.now(), timezone) !== today) return readAdDays(ctx, reading, { campaigns, ads });
  if (!wanted) return undefined;
  const { knownSince } = wanted;
  await removeDaysBefore(ctx.db, workspaceId, { level: 'ad', adAccountId: account.id, day: knownSince });
  return { since: knownSince, on: today };
}

interface Order extends Days {
  level: InsightsOrder['level'];
  campaigns: Promise<ResultKinds>;
  /** What Meta has of that level. */
  listed: () => Promise<Iterable<string>>;
}

async function readStretches(
  ctx: AppContext,
  reading: Reading,
  { rowsADay, ...order }: Order & { rowsADay: number },
): Promise<void> {
  const ended = await Promise.allSettled(
    stretchesOf(order, rowsADay).map((stretch) => readStretch(ctx, reading, { ...order, ...stretch })),
  );
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Stores each page as it comes; what is not reported any more is forgotten once all of it has come. */
async function readStretch(
  { db, meta }: AppContext,
  { workspaceId, account, signal, pace }: Reading,
  { level, since, until, campaigns, listed }: Order,
): Promise<void> {
  const told: { id: string; day: string }[] = [];
  const kinds: ResultKinds = new Map();
  for await (const page of meta.listInsights(account, { level, daily: true, since, until }, pace)) {
    const listedKinds = await campaigns;
    // What was put into the archive is not listed, and Meta still tells its days.
    for (const { campaignId: id } of page)
      if (!kinds.has(id)) kinds.set(id, listedKinds.get(id) ?? (await findResultKind(db, workspaceId, id)));
    signal.throwIfAborted();
    const rows = page.map((row) => ({
      id: idOf(row, level),
      day: row.since,
      ...countsOf(row, kinds.get(row.campaignId)!),
    }));
    await storeDailyFigures(db, workspaceId, { level, rows });
    told.push(...rows.map(({ id, day }) => ({ id, day })));
  }
  await removeUntoldDays(db, workspaceId, { level, since, until, listed: await listed(), told });
}

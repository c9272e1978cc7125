import type { InsightRow } from '#server/gateways/meta/insights.ts';
import type { House } from '#server/house.ts';
import { daysToRead, stretchesOf } from './days-to-read.ts';
import { removeDaysBefore, removeUntoldDays, storeDailyFigures } from './figures-queries.ts';
import type { Objectives, Reading } from './reading.ts';
import { countsOf, dayAt, type Days } from './rules.ts';

/** Brings the days up to date that Meta may have changed since they were read. Answers from which day on all is known now. */
export async function readDays(
  house: House,
  reading: Reading,
  campaigns: Promise<Objectives>,
): Promise<string> {
  const objectives = await campaigns;
  const { workspaceId, account, timezone, known } = reading;
  const { knownSince, ...days } = daysToRead(dayAt(house.meta.now(), timezone), known);
  const stretches = stretchesOf(days, objectives.size);
  const ended = await Promise.allSettled(
    stretches.map((stretch) => readStretch(house, reading, { ...stretch, objectives })),
  );
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await removeDaysBefore(house.db, workspaceId, { adAccountId: account.id, day: knownSince });
  return knownSince;
}

/** Stores each page as it comes; what is not reported any more is forgotten once all of it has come. */
async function readStretch(
  { db, meta }: House,
  { workspaceId, account, signal, pace }: Reading,
  { objectives, ...days }: Days & { objectives: Objectives },
): Promise<void> {
  const told: { facebookCampaignId: string; day: string }[] = [];
  for await (const page of meta.listInsights(account, { level: 'campaign', daily: true, ...days }, pace)) {
    signal.throwIfAborted();
    await storeDailyFigures(
      db,
      workspaceId,
      page.map((row) => ({ ...dayOf(row), ...countsOf(row, objectives.get(row.campaignId) ?? null) })),
    );
    told.push(...page.map(dayOf));
  }
  await removeUntoldDays(db, workspaceId, { ...days, listed: objectives.keys(), told });
}

function dayOf({ campaignId, since }: InsightRow) {
  return { facebookCampaignId: campaignId, day: since };
}

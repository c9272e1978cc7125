import { brakeNames, type HeldBrakes, lostStates } from '#contract/live/brakes.ts';
import type { LiveCampaignRow } from '../queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { CampaignFacts, LostBrake } from '../delivery/delivery-facts.ts';
import { dayAt } from '#contract/days.ts';
import { type BrakesRow, findBrakes } from './brakes-queries.ts';

/** The brakes of a campaign as the contract tells them. */
export async function findHeldBrakes(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<HeldBrakes | null> {
  const row = await findBrakes(db, workspaceId, facebookCampaignId);
  return row ? { ...row, checkedAt: row.checkedAt.toISOString() } : null;
}

interface Campaign extends Pick<LiveCampaignRow, 'objective' | 'currency'> {
  timezone: string;
  /** By Meta's clock. */
  now: number;
  /** When it was last paused from here, by Meta's clock. */
  since: string | undefined;
}

/** What a brake of a campaign did last, unless it was paused from here since. */
export function brakedOf(
  row: BrakesRow | undefined,
  { since, now, ...campaign }: Campaign,
): CampaignFacts['braked'] {
  if (!row?.struck || (since !== undefined && since > row.struck.at)) return undefined;
  const { brake, at, spentMinor } = row.struck;
  const isRaised = (row.settings[brake] ?? Infinity) > spentMinor;
  const day = (time: number) => dayAt(time, campaign.timezone);
  const isOver = brake === 'mostPerDayMinor' && day(Date.parse(at)) < day(now);
  const struck = { readMinor: null, ...row.struck };
  return { reason: { code: 'braked', ...struck, ...campaign }, isSoAgain: !isRaised && !isOver };
}

/** The brakes that were asked for and do not hold at Meta. */
export function lostBrakesOf(row: BrakesRow | undefined): LostBrake[] {
  if (!row) return [];
  const { rules, settings, currency } = row;
  const standIn = brakeNames.find((name) => rules[name]?.status === 'fallback');
  const limitMinor = (standIn && rules[standIn]?.limitMinor) ?? null;
  return brakeNames.flatMap((brake): LostBrake[] => {
    const status = lostStates.find((each) => each === rules[brake]?.status);
    const amountMinor = settings[brake];
    if (!status || amountMinor === null) return [];
    const reason = { code: 'brake-gone' as const, brake, status, amountMinor, currency, limitMinor };
    return [{ reason, metaWords: rules[brake]?.metaWords ?? null }];
  });
}

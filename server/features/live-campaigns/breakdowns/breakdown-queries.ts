import type { BreakdownBy } from '#contract/live/breakdowns.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq } from 'drizzle-orm';
import { breakdowns } from '../tables.ts';
import type { ToldParts } from './breakdown-rules.ts';

/** Which parts of which campaign. */
export interface AskedBreakdown {
  facebookCampaignId: string;
  by: BreakdownBy;
  period: Period;
}

export async function findBreakdown(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, by, period }: AskedBreakdown,
): Promise<{ told: ToldParts; readAt: Date } | undefined> {
  const [row] = await db
    .select({ told: breakdowns.told, readAt: breakdowns.readAt })
    .from(breakdowns)
    .where(
      and(
        eq(breakdowns.workspaceId, workspaceId),
        eq(breakdowns.facebookCampaignId, facebookCampaignId),
        eq(breakdowns.by, by),
        eq(breakdowns.period, period),
      ),
    );
  return row;
}

/** Keeps the newest answer in place of the one before. */
export async function saveBreakdown(
  db: Database,
  workspaceId: WorkspaceId,
  { told, readAt, ...asked }: AskedBreakdown & { told: ToldParts; readAt: Date },
): Promise<void> {
  const { facebookCampaignId, by, period } = breakdowns;
  await db
    .insert(breakdowns)
    .values({ workspaceId, ...asked, told, readAt })
    .onConflictDoUpdate({
      target: [breakdowns.workspaceId, facebookCampaignId, by, period],
      set: { told, readAt },
    });
}

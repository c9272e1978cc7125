import type { AppContext } from '#server/app-context.ts';
import { findGuardrails } from '#server/features/guardrails/queries.ts';
import { countLists } from '#server/features/leads/list/lead-counts.ts';
import { countFates, readQuickness } from '#server/features/leads/list/outcome-queries.ts';
import {
  type LiveFacts,
  readLiveFacts,
  readSpentThisMonth,
} from '#server/features/live-campaigns/facts/read-facts.ts';
import type { Quickness } from '#contract/leads/lead.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Leads of a campaign that nobody has dealt with. */
export interface WaitingLeads {
  facebookCampaignId: string;
  count: number;
  since: Date;
}

/** How far back it is looked what became of leads. */
export const fatesDays = 60;

/** All that detectors go by. What one needs besides is read here, once for all of them. */
export interface AccountFacts extends LiveFacts {
  /** The time by our clock. */
  now: number;
  waiting: WaitingLeads[];
  /** What became of the leads of each campaign in so many days, and how quickly they were contacted in all. */
  fates: Awaited<ReturnType<typeof countFates>>;
  quickness: Quickness;
  /** What a month may cost at most by our own limit, and what this one has cost up to today; null where there is no limit. */
  month: { mostMinor: number; spentMinor: number } | null;
}

/** Undefined where no ad account was ever read. */
export async function readAccountFacts(
  ctx: AppContext,
  workspaceId: WorkspaceId,
): Promise<AccountFacts | undefined> {
  const live = await readLiveFacts(ctx, workspaceId);
  if (!live) return undefined;
  const lists = await countLists(ctx.db, workspaceId);
  const since = new Date(ctx.now() - fatesDays * 86_400_000);
  const { mostPerMonthMinor: mostMinor } = await findGuardrails(ctx.db, workspaceId, live.adAccountId);
  return {
    ...live,
    now: ctx.now(),
    fates: await countFates(ctx.db, workspaceId, since),
    quickness: await readQuickness(ctx.db, workspaceId, since),
    month:
      mostMinor === null ? null : { mostMinor, spentMinor: await readSpentThisMonth(ctx, workspaceId, live) },
    waiting: lists.flatMap(({ facebookCampaignId, unhandled: count, waitingSince: since }) =>
      since ? [{ facebookCampaignId, count, since }] : [],
    ),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { brakeNames } from '#contract/live/brakes.ts';
import type { AppContext } from '#server/app-context.ts';
import type { HeldRule, RuleRun } from '#server/gateways/meta/rules/rules.ts';
import type { Reading, ResultKinds } from '../sync/reading.ts';
import type { KeptBrake, Strike } from '../tables.ts';
import { statusNow } from './brake-rules.ts';
import {
  type BrakesRow,
  listBrakes,
  listSwitchedOffSince,
  listSwitchedOn,
  listWithResults,
  updateBrakes,
} from './brakes-queries.ts';
import { promiseBrakes } from './follow-operations.ts';

/** As often their history is read, whatever is seen. */
const historyEveryMs = 24 * 60 * 60_000;
/** As long after a campaign was seen to stand still Meta may tell that a rule has done it. */
const toldLateMs = 2 * 60 * 60_000;

/**
 * Reads whether the rules of the brakes still stand, and what they did: where a campaign has stopped, where a rule is
 * no more as it was, and once a day.
 */
export async function readBrakes(
  ctx: AppContext,
  { workspaceId, account, at, pace }: Reading,
  campaigns: Promise<ResultKinds>,
): Promise<void> {
  const { db, meta } = ctx;
  const rows = await listBrakes(db, workspaceId, { adAccountId: account.id });
  if (rows.length === 0) return;
  await campaigns;
  const ids = rows.map(({ facebookCampaignId }) => facebookCampaignId);
  const running = await listSwitchedOn(db, workspaceId, ids);
  const stopped = await listSwitchedOffSince(db, workspaceId, {
    facebookCampaignIds: ids,
    since: new Date(at.getTime() - toldLateMs),
  });
  const listed = await meta.listRules(account, pace);
  // What was made just now may show late; what is gone comes back no more.
  const find = async ({ ruleId, status }: KeptBrake) =>
    listed.find(({ id }) => id === ruleId) ??
    (status === 'gone' ? undefined : await meta.readRule(account, ruleId!));
  const looked = new Map<BrakesRow, BrakesRow['rules']>();
  for (const row of rows) looked.set(row, await lookAfter(row, find));
  const isOld = rows.some(({ checkedAt }) => at.getTime() - checkedAt.getTime() >= historyEveryMs);
  const isOtherwise = rows.some((row) => !isDeepStrictEqual(looked.get(row), row.rules));
  const after = new Date(Math.min(...rows.map(({ historyReadTo }) => historyReadTo.getTime())));
  const runs =
    isOld || isOtherwise || stopped.length > 0 ? await meta.readRuleHistory(account, after, pace) : [];
  for (const row of rows) {
    const { facebookCampaignId, checkedAt: seenAt } = row;
    const struck = strikeIn(row, runs) ?? (running.has(facebookCampaignId) ? null : row.struck);
    const historyReadTo = runs.find((run) => run.at > row.historyReadTo)?.at ?? row.historyReadTo;
    const rules = (isOld || isOtherwise) && { rules: looked.get(row)!, checkedAt: at };
    if (rules || struck?.at !== row.struck?.at || historyReadTo !== row.historyReadTo)
      await updateBrakes(db, workspaceId, { facebookCampaignId, seenAt, struck, historyReadTo, ...rules });
  }
  // A spending limit that stands for a rule goes once there is a result.
  const met = await listWithResults(db, workspaceId, ids);
  for (const row of rows) {
    const { settings, currency, facebookCampaignId, rules } = row;
    if (rules.spentWithoutResultMinor?.status !== 'fallback' || !met.has(facebookCampaignId)) continue;
    const next = { from: settings, to: settings, currency, follows: 'first-result' as const };
    await db.transaction((tx) => promiseBrakes(tx, ctx, { ...row, keyName: null }, next));
  }
}

/** The newest time at which a brake of this campaign paused it, of what is not known yet. */
function strikeIn(
  { facebookCampaignId: id, rules, settings, historyReadTo }: BrakesRow,
  runs: RuleRun[],
): Strike | undefined {
  for (const { ruleId, at, pausedIds, spentAboveMinor } of runs) {
    const brake = brakeNames.find((name) => rules[name]?.ruleId === ruleId);
    if (brake && at > historyReadTo && pausedIds.includes(id))
      return { brake, at: at.toISOString(), spentMinor: spentAboveMinor ?? settings[brake] ?? 0 };
  }
  return undefined;
}

/** What these say does not come from the rule. */
const standIns = new Set<KeptBrake['status']>(['fallback', 'met', 'refused']);

async function lookAfter(
  { rules }: BrakesRow,
  find: (kept: KeptBrake) => Promise<HeldRule | undefined>,
): Promise<BrakesRow['rules']> {
  const now = { ...rules };
  for (const name of brakeNames) {
    const kept = rules[name];
    if (kept?.ruleId && !standIns.has(kept.status))
      now[name] = { ...kept, status: statusNow(kept, await find(kept)) };
  }
  return now;
}

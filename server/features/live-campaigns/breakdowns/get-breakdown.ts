import type { Breakdown } from '#contract/live/breakdowns.ts';
import { type Days } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { type FailureKind, GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import { coded, type CodedText, refusalText, tellText } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listAimsOf } from '../drift/snapshot-queries.ts';
import { findComparedDays } from '../figures/compare-periods.ts';
import { resultKindOf } from '../figures/result-kind.ts';
import { daysOf } from '../figures/period-days.ts';
import { getScope } from '../figures/scope.ts';
import { getLiveCampaign } from '../queries.ts';
import { staleAfterMs, wholeMinutes } from '../rules.ts';
import { collect } from '../sync/reading.ts';
import { findRetryAfter, noteRetryAfter } from '../sync/stale-queries.ts';
import { problemOf } from '../sync/sync-live-campaigns.ts';
import { openSyncPace } from '../sync/sync-pace.ts';
import { getSyncState, type Reader } from '../sync/sync-state.ts';
import { type AskedBreakdown, findBreakdown, saveBreakdown } from './breakdown-queries.ts';
import { presentParts, type ToldParts, toldOf } from './breakdown-rules.ts';

/** Of which days Meta is asked, and of which before them. */
interface Compared {
  days: Days;
  before: Days | undefined;
}

/** A campaign's figures in parts: as they are kept, or as Meta tells them now. What goes wrong there is told beside what is kept. */
export async function getBreakdown(
  ctx: AppContext,
  reader: Reader,
  asked: AskedBreakdown,
): Promise<Breakdown> {
  const { db, now } = ctx;
  const { workspaceId, language } = reader;
  const { facebookCampaignId, by, period } = asked;
  const row = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const { connection, today, daysReadSince } = await getScope(ctx, workspaceId, row.adAccountId);
  const { lastSyncedAt } = await getSyncState(ctx, reader, connection);
  const days = daysOf(period, today);
  const before = await findComparedDays(db, workspaceId, {
    today,
    daysReadSince,
    period,
    facebookCampaignId,
  });

  const kept = await findBreakdown(db, workspaceId, asked);
  let told = kept && isOfDays(kept.told, { days, before }) ? kept.told : undefined;
  let problem: CodedText | undefined;
  const readAfter = Math.max(now() - staleAfterMs, Date.parse(lastSyncedAt ?? '') || 0);
  if (!told || !kept || kept.readAt.getTime() < readAfter) {
    const answer = await askMeta(ctx, reader, { ...asked, adAccountId: row.adAccountId, days, before });
    if ('problem' in answer) problem = answer.problem;
    else {
      told = answer.told;
      await saveBreakdown(db, workspaceId, { ...asked, told, readAt: new Date(now()) });
    }
  }
  const { objective, currency } = row;
  const aims = await listAimsOf(db, workspaceId, facebookCampaignId);
  const kind = resultKindOf(objective, [...aims.values()]);
  const shown = told ?? { now: toldOf(days, [], []), before: null };
  return {
    by,
    period,
    days,
    currency,
    objective,
    ...presentParts(shown, kind, by),
    asOf: told?.asOf ?? null,
    problem: problem ? tellText(problem, language) : null,
  };
}

function isOfDays({ now, before }: ToldParts, asked: Compared): boolean {
  const isSame = (one: Days | undefined, other: Days | undefined) =>
    one?.since === other?.since && one?.until === other?.until;
  return isSame(now.days, asked.days) && isSame(before?.days, asked.before);
}

type Answer = { told: ToldParts } | { problem: CodedText };

/** In parts and as a whole at the same moment, so that what Meta does not tell in parts shows. Not while it asks for a rest. */
async function askMeta(
  ctx: AppContext,
  { workspaceId }: Reader,
  { adAccountId, ...asked }: AskedBreakdown & Compared & { adAccountId: string },
): Promise<Answer> {
  const { db, meta, now } = ctx;
  const restsUntil = await findRetryAfter(db, adAccountId, new Date(now()));
  if (restsUntil) return { problem: slowDown(restsUntil.getTime() - now()) };
  const { signal } = new AbortController();
  const pace = openSyncPace({ isAsked: true, signal });
  let account: Account | undefined;
  try {
    ({ account } = await getAdAccountAccess(ctx, workspaceId, adAccountId));
    const { facebookCampaignId: campaignId, by, days, before } = asked;
    const order = { level: 'campaign', campaignId, ranges: before ? [days, before] : [days] } as const;
    const [parts, whole] = await Promise.all([
      collect(meta.listInsights(account, { ...order, by }, pace), signal),
      collect(meta.listInsights(account, order, pace), signal),
    ]);
    const told = {
      now: toldOf(days, parts, whole),
      before: before ? toldOf(before, parts, whole) : null,
      asOf: new Date(meta.now()).toISOString(),
    };
    return { told };
  } catch (error) {
    if (error instanceof Refusal) return { problem: refusalText(error.code) };
    if (!(error instanceof GatewayError)) throw error;
    if (account) await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
    return { problem: troubleOf(error) };
  } finally {
    const until = pace.restUntil(now());
    const isThrottled = pace.throttledUntil(now()) !== undefined;
    if (until) await noteRetryAfter(db, adAccountId, { until: new Date(until), isThrottled });
  }
}

const silences: FailureKind[] = ['unavailable', 'unexpected-reply', 'unknown-outcome'];

function troubleOf(error: GatewayError): CodedText {
  if (error.failureKind === 'rate-limited') return slowDown(error.waitMs ?? 0);
  return silences.includes(error.failureKind) ? coded('breakdown-silent') : problemOf(error);
}

function slowDown(waitMs: number): CodedText {
  return coded('breakdown-slow-down', { count: wholeMinutes(waitMs) });
}

import { dayAt, earliestEnd, endOfDay, lastDayOf } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { DetailsOf, Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Held, updateLiveAdSet } from '../live-row-queries.ts';
import { listLiveAdSets, type LiveAdSetRow } from '../queries.ts';
import { adSetGone } from './gone-at-meta.ts';
import { permitOnLive } from './permit-on-live.ts';

interface Input {
  facebookCampaignId: string;
  facebookAdSetId?: string | undefined;
  endsOn: string | null;
}

type End = DetailsOf<'schedule'>['to'];

/** Says until when a campaign runs: the one ad set it has, or one of several. */
export function setSchedule(ctx: AppContext, person: Person, input: Input): Promise<OperationRow> {
  const { workspaceId } = person;
  const { facebookCampaignId, facebookAdSetId, endsOn } = input;
  return acceptOperation(ctx, person, {
    kind: scheduleKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    async decide(tx, { adAccount: { timezone } }) {
      const rows = await listLiveAdSets(tx, workspaceId, facebookCampaignId);
      const held = rows.filter(
        ({ goneAt, ...row }) => !goneAt && row.facebookAdSetId === (facebookAdSetId ?? row.facebookAdSetId),
      );
      const [adSet] = held;
      // Which of several is meant cannot be known.
      if (!adSet || held.length > 1) throw new Refusal('AD_SET_NOT_FOUND');
      const earliest = earliestFor(adSet, timezone, ctx.now());
      if (endsOn !== null && endsOn < earliest) throw new Refusal('END_TOO_SOON', { earliest });
      const endsAt = endsOn === null ? null : new Date(endOfDay(endsOn, timezone));
      return {
        kind: 'schedule',
        facebookAdSetId: adSet.facebookAdSetId,
        timezone,
        from: endOf(adSet.endsAt, timezone),
        to: endOf(endsAt, timezone),
      };
    },
  });
}

/** What runs may end today; with a daily budget it has to have run for more than a day by then. */
function earliestFor({ startsAt, dailyBudgetMinor }: LiveAdSetRow, timezone: string, now: number): string {
  const today = dayAt(now, timezone);
  const byStart = dailyBudgetMinor === null ? today : earliestEnd(startsAt?.getTime() ?? now, timezone);
  return byStart > today ? byStart : today;
}

function endOf(endsAt: Date | null, timezone: string): End {
  if (!endsAt) return { endsAt: null, endsOn: null };
  return { endsAt: endsAt.toISOString(), endsOn: lastDayOf(endsAt.getTime(), timezone) };
}

/** Gives an ad set another end at Meta, or none. */
export const scheduleKind: OperationKind<'schedule'> = {
  spends: (_tx, _workspaceId, { details: { from, to } }) =>
    isLater(to, from) ? { turnsOn: false, addsDailyMinor: 0, endsOn: to.endsOn } : null,
  parts: ({ facebookAdSetId }) => [`schedule:${facebookAdSetId}`],
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo({ facebookAdSetId, to }, _, held) {
    const adSet = (held as Held).adSets.get(facebookAdSetId);
    return adSet !== undefined && !adSet.goneAt && isAt(adSet.endsAt, to);
  },
  unchanged: () => 'schedule',
  keepsSpending: ({ from, to }) => isLater(from, to),
};

function isLater(one: End, other: End): boolean {
  return other.endsAt !== null && (one.endsAt === null || one.endsAt > other.endsAt);
}

function isAt(held: Date | null, { endsAt }: End): boolean {
  return (held?.toISOString() ?? null) === endsAt;
}

async function run(context: RunContext<'schedule'>): Promise<Ending> {
  const { ctx, account, details, operation, save } = context;
  const { facebookAdSetId: id, timezone, from, to } = details;
  const before = await ctx.meta.readEnd(account, id);
  if (!before) return adSetGone(context, id);
  if (isAt(before.endsAt, to)) return kept(context, before.endsAt);
  const held = endOf(before.endsAt, timezone);
  // Ended sooner at Meta since: it would run on for longer than anybody has agreed to.
  const runsOnForLonger = isLater(to, held) && isLater(from, held);
  if (runsOnForLonger || (operation.undoes && !isAt(before.endsAt, from)))
    return { ...kept(context, before.endsAt), problem: changedSinceProblem() };
  await save({ details: { ...details, from: held } });
  const endsAt = to.endsAt === null ? null : new Date(to.endsAt);
  await sendOperation(context, { send: () => ctx.meta.setEnd(account, id, endsAt) });
  const after = await ctx.meta.readEnd(account, id);
  if (!after) return adSetGone(context, id);
  const end = kept(context, after.endsAt);
  return isAt(after.endsAt, to) ? end : { ...end, problem: notTakenProblem('other-end') };
}

function kept(
  { ctx, workspaceId, details: { facebookAdSetId } }: RunContext<'schedule'>,
  endsAt: Date | null,
): Ending {
  const changedHereAt = new Date(ctx.now());
  return { keep: (tx) => updateLiveAdSet(tx, workspaceId, { facebookAdSetId, endsAt, changedHereAt }) };
}

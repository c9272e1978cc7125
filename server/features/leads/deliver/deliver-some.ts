import type { Language } from '#contract/people/people.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import {
  isDown,
  isUnwanted,
  nextTryAt,
  type Outcome,
  restOf,
  stopped,
  triedSince,
  tryMs,
  unwanted,
} from './deliver-rules.ts';
import { type DeliveryRow, postponeDue, settleDelivery, stopWaiting, takeDue } from './delivery-queries.ts';
import { promiseGivenUpEmail } from '../notify/given-up-email.ts';
import { sendTold } from './send-told.ts';
import { findTarget, type TargetRow, updateTarget } from './target-queries.ts';
import { tellLead } from './tell-lead.ts';

const atOnce = 4;

/** Delivers what is due, a few at a time, until nothing is, the receiver is down, or the turn is over. */
export async function deliverSome(
  ctx: AppContext,
  { workspaceId, targetId }: { workspaceId: WorkspaceId; targetId: string },
  isOver: () => boolean,
): Promise<void> {
  const { db } = ctx;
  // A workspace has no language of its own: whoever it belongs to has.
  const [owner] = await listMembers(db, workspaceId, 'own');
  const language = owner?.language ?? 'en';
  while (!isOver()) {
    const target = await findTarget(db, workspaceId, targetId);
    if (!target?.isOn) return stopWaiting(db, targetId, stopped.switchedOff);
    const now = ctx.now();
    const { restUntil } = target;
    if (restUntil && restUntil.getTime() > now) return rest(ctx, target, { until: restUntil });
    const held = { now: new Date(now), heldUntil: new Date(now + tryMs), most: atOnce };
    const due = await takeDue(db, targetId, held);
    if (due.length === 0) return;
    const outcomes = await Promise.all(due.map((delivery) => deliver(ctx, target, { delivery, language })));
    if (outcomes.some((outcome) => outcome && isUnwanted(outcome))) return end(ctx, target);
    const down = outcomes.filter((outcome) => outcome && isDown(outcome));
    if (down.length === 0) continue;
    const until = new Date(ctx.now() + Math.max(...down.map((outcome) => restOf(outcome ?? {}))));
    await updateTarget(db, workspaceId, { id: targetId, restUntil: until });
    return rest(ctx, target, { until, problem: down[0]?.problem });
  }
}

/** Answers what became of it, or undefined when there is nobody left to tell of. */
async function deliver(
  ctx: AppContext,
  target: TargetRow,
  { delivery, language }: { delivery: DeliveryRow; language: Language },
): Promise<Outcome | undefined> {
  const { db } = ctx;
  const { id, tries, workspaceId } = delivery;
  const told = await tellLead(ctx, delivery, language);
  if (!told) {
    const dropped = { status: 'given-up', nextTryAt: null, lastHttpStatus: null } as const;
    await settleDelivery(db, workspaceId, { id, tries, ...dropped, lastProblem: stopped.erased });
    return undefined;
  }
  const outcome = await sendTold(ctx, target, told);
  const isDelivered = outcome.problem === null;
  const isOver = isDelivered || outcome.isFinal || isUnwanted(outcome);
  const next = isOver ? null : nextTryAt(delivery, ctx.now(), outcome);
  await settleDelivery(db, workspaceId, {
    id,
    tries,
    status: isDelivered ? 'delivered' : next ? 'waiting' : 'given-up',
    nextTryAt: next,
    lastHttpStatus: outcome.httpStatus,
    lastProblem: isUnwanted(outcome) ? unwanted : outcome.problem,
  });
  if (!isDelivered && !next) await promiseGivenUpEmail(ctx, workspaceId);
  return outcome;
}

/** The first try after the rest decides for all that wait. */
async function rest(
  ctx: AppContext,
  { id, workspaceId }: TargetRow,
  { until, problem }: { until: Date; problem?: Outcome['problem'] | undefined },
): Promise<void> {
  const at = ctx.now();
  const { givenUp } = await postponeDue(ctx.db, id, {
    now: new Date(at),
    until,
    triedSince: triedSince(at),
    ...(problem && { problem }),
  });
  if (givenUp > 0) await promiseGivenUpEmail(ctx, workspaceId);
}

/** The receiver wants no more: nothing is sent until somebody switches deliveries on again. */
async function end(ctx: AppContext, { id, workspaceId }: TargetRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await updateTarget(tx, workspaceId, { id, isOn: false });
    await stopWaiting(tx, id, unwanted);
  });
}

import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
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
import {
  type DeliveryRow,
  findLead,
  postponeDue,
  settleDelivery,
  stopWaiting,
  takeDue,
} from './delivery-queries.ts';
import { findForm } from '../sync/form-queries.ts';
import { promiseGivenUpEmail } from '../notify/given-up-email.ts';
import { postSigned, type Message, messageOf } from './webhook-message.ts';
import { findWebhook, updateWebhook, type WebhookRow } from './webhook-queries.ts';

const atOnce = 4;

/** Delivers what is due, a few at a time, until nothing is, the receiver is down, or the turn is over. */
export async function deliverSome(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  isOver: () => boolean,
): Promise<void> {
  const { db } = ctx;
  while (!isOver()) {
    const webhook = await findWebhook(db, workspaceId);
    if (!webhook?.isOn) return stopWaiting(db, workspaceId, webhook ? stopped.switchedOff : stopped.removed);
    const now = ctx.now();
    if (webhook.restUntil && webhook.restUntil.getTime() > now)
      return rest(ctx, workspaceId, { until: webhook.restUntil });
    const held = { now: new Date(now), heldUntil: new Date(now + tryMs), most: atOnce };
    const due = await takeDue(db, workspaceId, held);
    if (due.length === 0) return;
    const outcomes = await Promise.all(due.map((delivery) => deliver(ctx, webhook, delivery)));
    if (outcomes.some((outcome) => outcome && isUnwanted(outcome))) return end(ctx, workspaceId);
    const down = outcomes.filter((outcome) => outcome && isDown(outcome));
    if (down.length === 0) continue;
    const until = new Date(ctx.now() + Math.max(...down.map((outcome) => restOf(outcome ?? {}))));
    await updateWebhook(db, workspaceId, { restUntil: until });
    return rest(ctx, workspaceId, { until, problem: down[0]?.problem });
  }
}

/** Answers what became of it, or undefined when there is nobody left to tell of. */
async function deliver(
  ctx: AppContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Outcome | undefined> {
  const { db } = ctx;
  const { id, tries } = delivery;
  const workspaceId = delivery.workspaceId;
  const message = await tell(ctx, workspaceId, delivery);
  if (!message) {
    const dropped = { status: 'given-up', nextTryAt: null, lastHttpStatus: null } as const;
    await settleDelivery(db, workspaceId, { id, tries, ...dropped, lastProblem: stopped.erased });
    return undefined;
  }
  const outcome = await postSigned(ctx, webhook, message);
  const isDelivered = outcome.problem === null;
  const isOver = isDelivered || isUnwanted(outcome);
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

async function tell(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { id, createdAt, leadId }: DeliveryRow,
): Promise<Message | undefined> {
  const lead = leadId ? await findLead(db, workspaceId, leadId) : undefined;
  if (!lead) return undefined;
  const { facebookCampaignId, facebookFormId, answers, isTest } = lead;
  const { title } = await openCampaignNames(db, workspaceId).of(lead);
  const form = await findForm(db, workspaceId, facebookFormId);
  return messageOf({
    id,
    createdAt,
    isTest,
    lead: {
      id: lead.id,
      campaign: facebookCampaignId ? { id: facebookCampaignId, title } : null,
      form: { id: facebookFormId, name: form?.name ?? '' },
      createdAt: lead.createdAt,
      answers,
    },
  });
}

/** The first try after the rest decides for all that wait. */
async function rest(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { until, problem }: { until: Date; problem?: Outcome['problem'] | undefined },
): Promise<void> {
  const at = ctx.now();
  const { givenUp } = await postponeDue(ctx.db, workspaceId, {
    now: new Date(at),
    until,
    triedSince: triedSince(at),
    ...(problem && { problem }),
  });
  if (givenUp > 0) await promiseGivenUpEmail(ctx, workspaceId);
}

/** The receiver wants no more: nothing is sent until somebody switches deliveries on again. */
async function end(ctx: AppContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await updateWebhook(tx, workspaceId, { isOn: false });
    await stopWaiting(tx, workspaceId, unwanted);
  });
}

import type { LeadStatus } from '#contract/leads/lead.ts';
import { getFacebookToken, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { LeadEvent } from '#server/gateways/meta/leads/lead-events.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { coded, type CodedText, refusalText } from '#server/platform/coded-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { z } from 'zod';
import type { LeadRow } from '../queries.ts';
import { mailIn, phoneIn } from '../rules.ts';
import {
  type EventRow,
  type EventSettings,
  findNextEvent,
  findSettings,
  insertEvents,
  listLeadsOf,
  saveSettings,
  settleEvents,
  takeEvents,
} from './event-queries.ts';

const mostAtOnce = 500;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Nobody tells of the end of a try that takes longer. */
const tryMs = 3 * minuteMs;
const pausesMinutes = [1, 5, 15, 60, 180, 360];
/** Meta takes no older ones, and one of them would spoil all that are sent with it. */
const oldestMs = 6.9 * 86_400_000;
/** What Meta calls each stage by; which of them are no success is said in its own funnel. */
const stageNames: Record<LeadStatus, string> = {
  new: 'Lead',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

/** Has Meta told of the stage each lead is at, once for each, where the workspace wants that. */
export async function promiseEvents(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leads, at }: { workspaceId: WorkspaceId; leads: LeadRow[]; at: Date },
): Promise<void> {
  const settings = await findSettings(tx, workspaceId);
  if (!settings?.isOn) return;
  const real = leads.filter(({ isTest, facebookLeadId }) => !isTest && /^\d{15,17}$/.test(facebookLeadId));
  if (real.length === 0) return;
  const now = ctx.now();
  // An event is never from before its lead.
  const after = ({ createdAt }: LeadRow) => new Date(Math.max(at.getTime(), createdAt.getTime() + 1000));
  const events = real.map((lead) => ({
    leadId: lead.id,
    stage: lead.status,
    at: after(lead),
    nextTryAt: new Date(now),
  }));
  await insertEvents(tx, workspaceId, events);
  await promiseEventTurn(tx, ctx, { workspaceId, at: now });
}

export async function promiseEventTurn(
  tx: Database,
  { queue, now }: AppContext,
  { workspaceId, at }: { workspaceId: WorkspaceId; at: number },
): Promise<void> {
  const later = at > now() ? { notBefore: new Date(at) } : {};
  await queue.add(tx, sendEvents, { workspaceId, at }, { key: `${workspaceId}:${at}`, ...later });
}

/** Tells Meta what is due, as many at once as it takes, and promises the next turn if anything still waits. */
export const sendEvents = defineJob({
  name: 'send-lead-events',
  payload: z.object({ workspaceId: KeptWorkspaceId, at: z.number() }),

  async run(ctx, { workspaceId, at }, signal) {
    while (!signal.aborted && (await sendSome(ctx, workspaceId)));
    const next = await findNextEvent(ctx.db, workspaceId);
    if (next) await promiseEventTurn(ctx.db, ctx, { workspaceId, at: Math.max(next.getTime(), at + 1) });
  },

  giveUp: 'events of leads could not be sent',
});

/** Answers whether there may be more to send right now. */
async function sendSome(ctx: AppContext, workspaceId: WorkspaceId): Promise<boolean> {
  const { db } = ctx;
  const settings = await findSettings(db, workspaceId);
  if (!settings?.isOn || !settings.datasetId) return false;
  const now = ctx.now();
  const held = { now: new Date(now), heldUntil: new Date(now + tryMs), most: mostAtOnce };
  const taken = await takeEvents(db, workspaceId, held);
  if (taken.length === 0) return false;
  const isOld = ({ at }: EventRow) => at.getTime() < now - oldestMs;
  await giveUp(db, taken.filter(isOld), coded('lead-event-too-old'));
  const line = { workspaceId, datasetId: settings.datasetId };
  const problem = await sendHalves(
    ctx,
    line,
    taken.filter((event) => !isOld(event)),
  );
  const isWell = problem === undefined;
  if (isWell) await readQuality(ctx, line, settings);
  await saveSettings(db, workspaceId, {
    lastProblem: problem ?? null,
    ...(isWell && { lastSentAt: new Date(now) }),
  });
  return isWell;
}

interface Line {
  workspaceId: WorkspaceId;
  datasetId: string;
}

/** How well Meta recognises people, asked once a day; whatever comes of it holds up nothing. */
async function readQuality(
  ctx: AppContext,
  { workspaceId, datasetId }: Line,
  { qualityAskedAt }: EventSettings,
): Promise<void> {
  const { db, meta, now, log } = ctx;
  const askedAt = new Date(now());
  if (qualityAskedAt && askedAt.getTime() - qualityAskedAt.getTime() < dayMs) return;
  await saveSettings(db, workspaceId, { qualityAskedAt: askedAt });
  try {
    const token = await getFacebookToken(ctx, workspaceId);
    const told = await meta.readMatchQuality(token, { datasetId, eventName: stageNames.new });
    if (told)
      await saveSettings(db, workspaceId, { matchQuality: { ...told, readAt: askedAt.toISOString() } });
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof Refusal)) throw error;
    log.info('Meta did not tell how well it recognises people', { reason: error.message });
  }
}

/** One that Meta refuses spoils the call: whatever is refused is halved, until that one is found. Answers what holds up all. */
async function sendHalves(ctx: AppContext, line: Line, events: EventRow[]): Promise<CodedText | undefined> {
  if (events.length === 0) return undefined;
  const { db } = ctx;
  try {
    await tell(ctx, line, events);
    await settleEvents(db, events, { status: 'sent', nextTryAt: null, problem: null });
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof Refusal)) throw error;
    const problem = error instanceof Refusal ? refusalText(error.code) : error.reason;
    if (error instanceof GatewayError && error.failureKind === 'rejected') {
      if (events.length === 1) return giveUp(db, events, problem);
      const middle = Math.ceil(events.length / 2);
      const first = await sendHalves(ctx, line, events.slice(0, middle));
      return (await sendHalves(ctx, line, events.slice(middle))) ?? first;
    }
    await postpone(ctx, events, problem);
    return problem;
  }
}

async function tell(ctx: AppContext, { workspaceId, datasetId }: Line, events: EventRow[]): Promise<void> {
  const leads = await listLeadsOf(ctx.db, events);
  // Whoever was erased meanwhile is gone, and their events with them.
  const told = events.flatMap((event): LeadEvent[] => {
    const lead = leads.get(event.leadId);
    return lead ? [eventOf(event, lead)] : [];
  });
  if (told.length === 0) return;
  const token = await getFacebookToken(ctx, workspaceId);
  try {
    await ctx.meta.sendLeadEvents(token, datasetId, told);
  } catch (error) {
    await noteIfUnusable(ctx, workspaceId, { token, answer: error });
    throw error;
  }
}

function eventOf({ id, stage, at }: EventRow, { facebookLeadId, answers }: LeadRow): LeadEvent {
  return {
    id,
    name: stageNames[stage],
    at,
    leadId: facebookLeadId,
    email: mailIn(answers),
    phone: phoneIn(answers),
  };
}

async function giveUp(db: Database, events: EventRow[], problem: CodedText): Promise<undefined> {
  await settleEvents(db, events, { status: 'given-up', nextTryAt: null, problem });
}

/** Later and later, for as long as Meta takes them. */
async function postpone({ db, now }: AppContext, events: EventRow[], problem: CodedText): Promise<void> {
  const tries = Math.max(...events.map((event) => event.tries));
  const pause = pausesMinutes[Math.min(tries, pausesMinutes.length) - 1] ?? 1;
  await settleEvents(db, events, { nextTryAt: new Date(now() + pause * minuteMs), problem });
}

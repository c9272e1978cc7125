import { type LeadAlerts, reminderMinutes, usualNight } from '#contract/leads/lead-alerts.ts';
import { findChosenAccount } from '#server/features/connections/queries.ts';
import { listBrowserIds } from '#server/features/people/push/browser-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { z } from 'zod';
import { openCampaignNames } from '../list/campaign-names.ts';
import type { LeadRow } from '../queries.ts';
import { findReminder, listHearers } from './alert-queries.ts';
import { pushNews } from './lead-push.ts';
import { kinds, type News } from './news.ts';
import { endOfQuiet } from './quiet-hours.ts';
import * as tellings from './telling-queries.ts';
import { openLeadEmails, queueEarlierEmails } from './lead-emails.ts';

type Way = tellings.Way;

/** What comes within this time is told together. */
const roundMs = { email: 120_000, push: 5_000 };
const minuteMs = 60_000;

/** Promises to tell of new leads whoever wants to hear of them, and to remind them of those that wait. */
export async function promiseTellings(
  tx: Database,
  ctx: AppContext,
  workspaceId: WorkspaceId,
  leads: Pick<LeadRow, 'id' | 'isTest'>[],
): Promise<void> {
  const now = ctx.now();
  const hearers = await listHearers(tx, workspaceId);
  const browsers = await listBrowserIds(
    tx,
    hearers.map(({ person }) => person.id),
  );
  const minutes = await findReminder(tx, workspaceId);
  const ways = new Set<Way>();
  const rows = hearers.flatMap(({ person: { id: personId }, alerts }) =>
    (['email', 'push'] as const)
      .filter((way) => isWanted(alerts, way) && (way === 'email' || browsers.has(personId)))
      .flatMap((way) => {
        ways.add(way);
        return leads.flatMap(({ id: leadId, isTest }) => {
          const row = { workspaceId, leadId, personId, way };
          const arrival = { ...row, kind: 'arrival' as const, dueAt: new Date(now) };
          if (minutes === null || isTest) return [arrival];
          const dueAt = new Date(now + minutes * minuteMs);
          return [arrival, { ...row, kind: 'reminder' as const, dueAt }];
        });
      }),
  );
  await tellings.insertTellings(tx, rows);
  for (const way of ways) await promiseRound(tx, ctx, { workspaceId, way, dueAt: now });
}

function isWanted({ byEmail, byPush }: LeadAlerts, way: Way): boolean {
  return way === 'email' ? byEmail : byPush;
}

/** Promises to tell what is due by then, with all that comes until shortly after. */
export async function promiseRound(
  tx: Database,
  { queue }: AppContext,
  { workspaceId, way, dueAt }: { workspaceId: WorkspaceId; way: Way; dueAt: number },
): Promise<void> {
  const at = Math.ceil(dueAt / roundMs[way]) * roundMs[way];
  const job = way === 'email' ? writeLeadEmails : pushLeads;
  await queue.add(tx, job, { workspaceId, at }, { key: `${workspaceId}:${at}`, notBefore: new Date(at) });
}

/** Emails about leads: each campaign's own, or one of all where many have some. */
export const writeLeadEmails = tellingJob('write-lead-letters', 'email');
export const pushLeads = tellingJob('push-leads', 'push');

function tellingJob(name: string, way: Way) {
  return defineJob({
    name,
    payload: z.object({ workspaceId: KeptWorkspaceId, at: z.number().default(0) }),
    run: (ctx, { workspaceId, at }) =>
      ctx.db.transaction(async (tx) => {
        await tellDue(tx, ctx, { workspaceId, way });
        if (way === 'email') await queueEarlierEmails(tx, ctx, workspaceId);
        const next = await tellings.findNextTelling(tx, workspaceId, way);
        // Never at this round's own moment: the promise would be taken for the one being kept.
        if (next) await promiseRound(tx, ctx, { workspaceId, way, dueAt: Math.max(next, at + 1) });
      }),
    giveUp: 'nobody could be told of new leads for a day',
  });
}

interface Round {
  workspaceId: WorkspaceId;
  way: Way;
}

async function tellDue(tx: Database, ctx: AppContext, { workspaceId, way }: Round): Promise<void> {
  const now = ctx.now();
  const round = { way, now: new Date(now) };
  const due = await tellings.listDue(tx, workspaceId, round);
  if (due.length === 0) return;
  const account = await findChosenAccount(tx, workspaceId);
  const night = { ...usualNight, timeZone: account?.timezone ?? 'Europe/Oslo' };
  const byPerson = Map.groupBy(due, ({ telling }) => telling.personId);
  const names = openCampaignNames(tx, workspaceId);
  const emails = openLeadEmails(tx, ctx, workspaceId);
  for (const { person, alerts } of await listHearers(tx, workspaceId)) {
    const theirs = byPerson.get(person.id);
    if (!theirs || !isWanted(alerts, way)) continue;
    for (const kind of kinds) {
      // Of a lead they are told by night who have not said otherwise, but not that it waits.
      const quiet = alerts.quiet ?? (kind === 'reminder' ? night : undefined);
      const end = quiet && endOfQuiet(now, quiet);
      if (end) {
        const until = new Date(kind === 'reminder' ? end + reminderMinutes.usual * minuteMs : end);
        await tellings.postponeTellings(tx, workspaceId, { ...round, personId: person.id, kind, until });
        continue;
      }
      const news: News[] = [];
      for (const { telling, lead } of theirs) {
        if (telling.kind !== kind || (kind === 'reminder' && isSeenTo(lead))) continue;
        const campaign = await names.of(lead);
        if (!alerts.mutedCampaigns.includes(campaign.facebookCampaignId)) news.push({ lead, campaign });
      }
      if (news.length === 0) continue;
      if (way === 'email') await emails.queue(person, kind, news);
      else await pushNews(tx, ctx, { workspaceId, person, kind, news });
    }
  }
  await tellings.removeTold(tx, workspaceId, { ...round, due });
}

/** Whether somebody has come to them, or is about to. */
function isSeenTo({ status, contactedAt, takenById }: LeadRow): boolean {
  return status !== 'new' || contactedAt !== null || takenById !== null;
}

const overdueMs = 5 * minuteMs;

/** Sees that nothing waits to be told without anybody at it. */
export async function sweepTellings(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  for (const { workspaceId, way } of await tellings.listOverdue(ctx.db, new Date(now - overdueMs)))
    await promiseRound(ctx.db, ctx, { workspaceId, way, dueAt: now });
}

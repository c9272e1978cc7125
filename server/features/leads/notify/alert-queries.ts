import { type LeadAlerts, reminderMinutes } from '#contract/leads/lead-alerts.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, eq, sql } from 'drizzle-orm';
import { leadAlerts, leadReminders } from './tables.ts';

/** What most keep: everything at once, both ways. */
const usual: LeadAlerts = { byEmail: true, byPush: true, quiet: null, mutedCampaigns: [] };

/** Everybody who may see leads, and how they want to hear of them. */
export async function listHearers(db: Database, workspaceId: WorkspaceId) {
  const rows = await db.select().from(leadAlerts).where(eq(leadAlerts.workspaceId, workspaceId));
  const chosen = new Map(rows.map((row) => [row.personId, present(row)]));
  const people = await listMembers(db, workspaceId, 'leads');
  return people.map((person) => ({ person, alerts: chosen.get(person.id) ?? usual }));
}

export async function findAlerts(
  db: Database,
  workspaceId: WorkspaceId,
  personId: string,
): Promise<LeadAlerts> {
  const isTheirs = and(eq(leadAlerts.workspaceId, workspaceId), eq(leadAlerts.personId, personId));
  const [row] = await db.select().from(leadAlerts).where(isTheirs);
  return row ? present(row) : usual;
}

interface Changes {
  byEmail?: boolean | undefined;
  byPush?: boolean | undefined;
  quiet?: LeadAlerts['quiet'] | undefined;
}

/** Two at once from two windows: what one does not name the other keeps. */
export async function saveAlerts(
  db: Database,
  workspaceId: WorkspaceId,
  { personId, quiet, ...changes }: Changes & { personId: string },
): Promise<LeadAlerts> {
  const hours = quiet === undefined ? {} : { quietFrom: null, quietUntil: null, timeZone: null };
  const set = {
    workspaceId,
    ...changes,
    ...hours,
    ...(quiet && { quietFrom: quiet.from, quietUntil: quiet.until, timeZone: quiet.timeZone }),
  };
  const [row] = await db
    .insert(leadAlerts)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: [leadAlerts.workspaceId, leadAlerts.personId], set })
    .returning();
  return present(row!);
}

/** Whether somebody hears of a campaign's leads. */
export async function setMuted(
  db: Database,
  workspaceId: WorkspaceId,
  {
    personId,
    facebookCampaignId,
    isMuted,
  }: { personId: string; facebookCampaignId: string; isMuted: boolean },
): Promise<void> {
  const others = sql`array_remove(${leadAlerts.mutedCampaigns}, ${facebookCampaignId})`;
  await db
    .insert(leadAlerts)
    .values({ workspaceId, personId, mutedCampaigns: isMuted ? [facebookCampaignId] : [] })
    .onConflictDoUpdate({
      target: [leadAlerts.workspaceId, leadAlerts.personId],
      set: { mutedCampaigns: isMuted ? sql`array_append(${others}, ${facebookCampaignId})` : others },
    });
}

type AlertsRow = typeof leadAlerts.$inferSelect;

function present({
  byEmail,
  byPush,
  mutedCampaigns,
  quietFrom,
  quietUntil,
  timeZone,
}: AlertsRow): LeadAlerts {
  const quiet = quietFrom && quietUntil && timeZone ? { from: quietFrom, until: quietUntil, timeZone } : null;
  return { byEmail, byPush, quiet, mutedCampaigns };
}

export async function findReminder(db: Database, workspaceId: WorkspaceId): Promise<number | null> {
  const [row] = await db.select().from(leadReminders).where(eq(leadReminders.workspaceId, workspaceId));
  return row ? row.minutes : reminderMinutes.usual;
}

export async function saveReminder(db: Database, workspaceId: WorkspaceId, minutes: number | null) {
  await db
    .insert(leadReminders)
    .values({ workspaceId, minutes })
    .onConflictDoUpdate({ target: leadReminders.workspaceId, set: { minutes } });
}

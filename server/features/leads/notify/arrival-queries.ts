import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, gte, max, isNotNull, isNull, lte } from 'drizzle-orm';
import { leads, readForms } from '../tables.ts';

/** When the newest lead came in; undefined when there is none. */
export async function findNewestArrival(db: Database, workspaceId: WorkspaceId): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(leads.receivedAt) })
    .from(leads)
    .where(eq(leads.workspaceId, workspaceId));
  return row?.at ?? undefined;
}

/** What came in since, oldest first, with when its form became known. */
export function listArrivals(db: Database, workspaceId: WorkspaceId, since: Date) {
  const ofForm = and(
    eq(readForms.workspaceId, leads.workspaceId),
    eq(readForms.facebookFormId, leads.facebookFormId),
  );
  return db
    .select({
      id: leads.id,
      facebookCampaignId: leads.facebookCampaignId,
      facebookFormId: leads.facebookFormId,
      answers: leads.answers,
      createdAt: leads.createdAt,
      receivedAt: leads.receivedAt,
      formAddedAt: readForms.addedAt,
    })
    .from(leads)
    .leftJoin(readForms, ofForm)
    .where(and(eq(leads.workspaceId, workspaceId), gte(leads.receivedAt, since)))
    .orderBy(asc(leads.receivedAt), asc(leads.createdAt));
}

/** A form, and how many of its leads were sent long before we came to know of it. */
export interface EarlierLeads {
  facebookFormId: string;
  count: number;
}

const earlier = { facebookFormId: readForms.facebookFormId, count: readForms.earlierLeads };

/** Counts them, once for each form. Answers how many there are; undefined when they were counted already. */
export async function countEarlier(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, before, now }: { facebookFormId: string; before: Date; now: Date },
): Promise<number | undefined> {
  const ofForm = and(eq(leads.workspaceId, workspaceId), eq(leads.facebookFormId, facebookFormId));
  const total = await tx.$count(leads, and(ofForm, eq(leads.isTest, false), lte(leads.createdAt, before)));
  const counted = await tx
    .update(readForms)
    .set({ earlierLeads: total, earlierFoundAt: total > 0 ? now : null })
    .where(
      and(
        eq(readForms.workspaceId, workspaceId),
        eq(readForms.facebookFormId, facebookFormId),
        isNull(readForms.earlierLeads),
      ),
    )
    .returning({ id: readForms.facebookFormId });
  return counted.length > 0 ? total : undefined;
}

/** The forms that have any. */
export async function listEarlier(db: Database, workspaceId: WorkspaceId): Promise<EarlierLeads[]> {
  const rows = await db
    .select(earlier)
    .from(readForms)
    .where(and(eq(readForms.workspaceId, workspaceId), isNotNull(readForms.earlierFoundAt)));
  return rows.map(withCount);
}

/** Those no email has told of; from now on they count as told. */
export async function takeEarlier(
  tx: Database,
  workspaceId: WorkspaceId,
  now: Date,
): Promise<EarlierLeads[]> {
  const rows = await tx
    .update(readForms)
    .set({ earlierToldAt: now })
    .where(
      and(
        eq(readForms.workspaceId, workspaceId),
        isNotNull(readForms.earlierFoundAt),
        isNull(readForms.earlierToldAt),
      ),
    )
    .returning(earlier);
  return rows.map(withCount);
}

function withCount({ facebookFormId, count: total }: { facebookFormId: string; count: number | null }) {
  return { facebookFormId, count: total ?? 0 };
}

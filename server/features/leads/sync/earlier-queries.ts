import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, count, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { leads, readForms } from '../tables.ts';

/** A form, and how many of its leads were sent long before we came to know of it. */
export interface EarlierLeads {
  facebookFormId: string;
  count: number;
}

const ofWorkspace = (workspaceId: WorkspaceId) => eq(readForms.workspaceId, workspaceId);
const found = { facebookFormId: readForms.facebookFormId, count: readForms.earlierLeads };

/** Counts them, once for each form. Answers how many there are; undefined when they were counted already. */
export async function countEarlier(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, before, now }: { facebookFormId: string; before: Date; now: Date },
): Promise<number | undefined> {
  const ofForm = and(eq(leads.workspaceId, workspaceId), eq(leads.facebookFormId, facebookFormId));
  const [row] = await tx
    .select({ total: count() })
    .from(leads)
    .where(and(ofForm, eq(leads.isTest, false), lte(leads.createdAt, before)));
  const { total } = row!;
  const counted = await tx
    .update(readForms)
    .set({ earlierLeads: total, earlierFoundAt: total > 0 ? now : null })
    .where(
      and(
        ofWorkspace(workspaceId),
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
    .select(found)
    .from(readForms)
    .where(and(ofWorkspace(workspaceId), isNotNull(readForms.earlierFoundAt)));
  return rows.map(counted);
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
      and(ofWorkspace(workspaceId), isNotNull(readForms.earlierFoundAt), isNull(readForms.earlierToldAt)),
    )
    .returning(found);
  return rows.map(counted);
}

function counted({ facebookFormId, count: total }: { facebookFormId: string; count: number | null }) {
  return { facebookFormId, count: total ?? 0 };
}

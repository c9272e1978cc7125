import type { PictureTold } from '#contract/compliance/picture.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { complianceAnswers, complianceVerdicts, pictureContents } from './tables.ts';

type AnswerRow = typeof complianceAnswers.$inferSelect;

/** What was answered of a subject: the last of each question. */
export async function listAnswers(
  db: Database,
  workspaceId: WorkspaceId,
  subject: string,
): Promise<Map<string, AnswerRow>> {
  const rows = await db
    .select()
    .from(complianceAnswers)
    .where(and(eq(complianceAnswers.workspaceId, workspaceId), eq(complianceAnswers.subject, subject)))
    .orderBy(asc(complianceAnswers.answeredAt));
  return new Map(rows.map((row) => [row.findingId, row]));
}

export async function insertAnswer(
  db: Database,
  workspaceId: WorkspaceId,
  row: Omit<typeof complianceAnswers.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await db.insert(complianceAnswers).values({ ...row, workspaceId });
}

export async function insertVerdict(
  db: Database,
  workspaceId: WorkspaceId,
  row: Omit<typeof complianceVerdicts.$inferInsert, 'workspaceId'>,
): Promise<string> {
  const [kept] = await db
    .insert(complianceVerdicts)
    .values({ ...row, workspaceId })
    .returning({ id: complianceVerdicts.id });
  return kept!.id;
}

/** Says of which form a verdict was, once Meta has named it: campaigns that use it tell of it. */
export async function saveFormOfVerdict(
  db: Database,
  workspaceId: WorkspaceId,
  { id, formId }: { id: string; formId: string },
): Promise<void> {
  await db
    .update(complianceVerdicts)
    .set({ subject: subjectOfForm(formId) })
    .where(and(eq(complianceVerdicts.workspaceId, workspaceId), eq(complianceVerdicts.id, id)));
}

/** What a lead form asks that was made from here; null for any other. */
export async function findFormQuestions(
  db: Database,
  workspaceId: WorkspaceId,
  formId: string,
): Promise<string[] | null> {
  const [row] = await db
    .select({ shown: complianceVerdicts.shown })
    .from(complianceVerdicts)
    .where(
      and(
        eq(complianceVerdicts.workspaceId, workspaceId),
        eq(complianceVerdicts.subject, subjectOfForm(formId)),
      ),
    )
    .orderBy(desc(complianceVerdicts.judgedAt))
    .limit(1);
  return row?.shown.questions ?? null;
}

/** Under which the verdict of a lead form is kept. */
export function subjectOfForm(formId: string): string {
  return `form:${formId}`;
}

/** What is known to be in these pictures, by their ids. */
export async function listPictureContents(
  db: Database,
  workspaceId: WorkspaceId,
  mediaIds: string[],
): Promise<ReadonlyMap<string, PictureTold>> {
  const rows = await db
    .select({ mediaId: pictureContents.mediaId, told: pictureContents.told })
    .from(pictureContents)
    .where(and(eq(pictureContents.workspaceId, workspaceId), inArray(pictureContents.mediaId, mediaIds)));
  return new Map(rows.map(({ mediaId, told }) => [mediaId, told]));
}

export async function savePictureContents(
  db: Database,
  workspaceId: WorkspaceId,
  row: Omit<typeof pictureContents.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await db
    .insert(pictureContents)
    .values({ ...row, workspaceId })
    .onConflictDoUpdate({ target: [pictureContents.workspaceId, pictureContents.mediaId], set: row });
}

import { selectBroken } from '#server/features/connections/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { wentWell } from '../sync/sync-status-queries.ts';
import type { Finding } from './attention-rules.ts';
import { attentionTold, syncs } from '../tables.ts';

const mine = (workspaceId: WorkspaceId) => eq(attentionTold.workspaceId, workspaceId);

/** Notes what is told of, and answers those that nobody was told of before: two who do it at once share them out. */
export async function takeUntoldFindings(
  tx: Database,
  workspaceId: WorkspaceId,
  { findings, adAccountId, at }: { findings: Finding[]; adAccountId: string | undefined; at: Date },
): Promise<Finding[]> {
  const rows = findings.flatMap(({ reason: { code }, about }) =>
    about.map((each) => ({
      workspaceId,
      code,
      about: each,
      adAccountId: code === 'connection-broken' ? null : adAccountId,
      toldAt: at,
    })),
  );
  const { code, about } = attentionTold;
  const isNew = new Set<string>();
  // A statement holds so many parameters at most.
  for (let from = 0; from < rows.length; from += 1000) {
    const some = rows.slice(from, from + 1000);
    const noted = await tx
      .insert(attentionTold)
      .values(some)
      .onConflictDoNothing()
      .returning({ code, about });
    for (const each of noted) isNew.add(keyOf(each.code, each.about));
  }
  return findings.filter((each) => keysOf(each).some((key) => isNew.has(key)));
}

/** Forgets what was told of an ad account and is there no more: when it comes again, it is told again. */
export async function forgetMended(
  tx: Database,
  workspaceId: WorkspaceId,
  { adAccountId, lasting }: { adAccountId: string; lasting: Finding[] },
): Promise<void> {
  const { code, about } = attentionTold;
  const kept = JSON.stringify(lasting.flatMap(keysOf));
  await tx
    .delete(attentionTold)
    .where(
      and(
        mine(workspaceId),
        eq(attentionTold.adAccountId, adAccountId),
        sql`${code} || ' ' || ${about} not in (select jsonb_array_elements_text(${kept}::jsonb))`,
      ),
    );
}

/** The same of a link that was broken and works again. */
export async function forgetBrokenLink(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.delete(attentionTold).where(and(mine(workspaceId), eq(attentionTold.code, 'connection-broken')));
}

/** Workspaces whose link broke or was mended, and that is not noted yet. */
export async function listLinksToNote(db: Database): Promise<WorkspaceId[]> {
  const broken = selectBroken(db).as('broken');
  const told = db
    .select({ workspaceId: attentionTold.workspaceId })
    .from(attentionTold)
    .where(eq(attentionTold.code, 'connection-broken'))
    .as('told');
  const rows = await db
    .select({ ofLink: broken.workspaceId, ofLetter: told.workspaceId })
    .from(broken)
    .fullJoin(told, eq(told.workspaceId, broken.workspaceId))
    .where(or(isNull(broken.workspaceId), isNull(told.workspaceId)));
  return rows.flatMap(({ ofLink, ofLetter }) => ofLink ?? ofLetter ?? []);
}

/** Whether the ad account has been read whole once at the most: nobody knows when what it shows began. */
export async function isReadFirst(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  const ofAccount = and(eq(syncs.workspaceId, workspaceId), eq(syncs.adAccountId, adAccountId));
  return (await db.$count(syncs, and(ofAccount, wentWell))) <= 1;
}

function keysOf({ reason: { code }, about }: Finding): string[] {
  return about.map((each) => keyOf(code, each));
}

function keyOf(code: string, about: string): string {
  return `${code} ${about}`;
}

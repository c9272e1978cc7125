import { selectUsable } from '#server/features/connections/queries.ts';
import type { LookOutcome, LookReason } from '#server/gateways/websites/look.ts';
import { isAmong } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, isNull, not, or, gt, sql } from 'drizzle-orm';
import { snapshots } from '../drift/tables.ts';
import { wentWell } from '../sync/sync-status-queries.ts';
import { toldRows } from '../sync/upsert-queries.ts';
import { liveAds, liveAdSets, liveCampaigns, syncs } from '../tables.ts';
import { type Known, secondLookMs } from './look-rules.ts';
import { landingPageLooks } from './tables.ts';

const dayMs = 86_400_000;

interface RunningLink {
  adAccountId: string;
  facebookCampaignId: string;
  link: string;
}

/** Where ads of the chosen ad account lead that were running when they were last read, within a day: what Meta was asked for anyhow tells it. */
export async function listRunningLinks(
  db: Database,
  { now, workspaceId }: { now: Date; workspaceId: WorkspaceId },
): Promise<RunningLink[]> {
  const link = sql<string>`${snapshots.held}->'creative'->'destination'->>'link'`;
  const form = sql`${snapshots.held}->'creative'->'destination'->>'leadFormId'`;
  const isRead = db
    .select({ id: syncs.id })
    .from(syncs)
    .where(
      and(
        eq(syncs.workspaceId, liveCampaigns.workspaceId),
        eq(syncs.adAccountId, liveCampaigns.adAccountId),
        gt(syncs.finishedAt, new Date(now.getTime() - dayMs)),
        wentWell,
      ),
    );
  const linked = selectUsable(db).as('linked');
  return db
    .selectDistinct({
      adAccountId: liveCampaigns.adAccountId,
      facebookCampaignId: liveAds.facebookCampaignId,
      link,
    })
    .from(liveAds)
    .innerJoin(
      liveAdSets,
      and(
        eq(liveAdSets.workspaceId, liveAds.workspaceId),
        eq(liveAdSets.facebookAdSetId, liveAds.facebookAdSetId),
        eq(liveAdSets.status, 'ACTIVE'),
        isNull(liveAdSets.goneAt),
        or(isNull(liveAdSets.endsAt), gt(liveAdSets.endsAt, now)),
      ),
    )
    .innerJoin(
      liveCampaigns,
      and(
        eq(liveCampaigns.workspaceId, liveAds.workspaceId),
        eq(liveCampaigns.facebookCampaignId, liveAds.facebookCampaignId),
        eq(liveCampaigns.status, 'ACTIVE'),
        isNull(liveCampaigns.goneAt),
        isNull(liveCampaigns.deletedHereAt),
      ),
    )
    .innerJoin(
      linked,
      and(eq(linked.workspaceId, liveAds.workspaceId), eq(linked.adAccountId, liveCampaigns.adAccountId)),
    )
    .innerJoin(
      snapshots,
      and(eq(snapshots.workspaceId, liveAds.workspaceId), eq(snapshots.objectId, liveAds.facebookAdId)),
    )
    .where(
      and(
        eq(liveAds.workspaceId, workspaceId),
        eq(liveAds.status, 'ACTIVE'),
        isNull(liveAds.goneAt),
        sql`${form} is null and ${link} <> '' and exists ${isRead}`,
      ),
    );
}

/** Workspaces whose chosen ad account was read within a day. */
export async function listRead(db: Database, now: Date): Promise<WorkspaceId[]> {
  const linked = selectUsable(db).as('linked');
  const rows = await db
    .selectDistinct({ workspaceId: syncs.workspaceId })
    .from(syncs)
    .innerJoin(
      linked,
      and(eq(linked.workspaceId, syncs.workspaceId), eq(linked.adAccountId, syncs.adAccountId)),
    )
    .where(and(gt(syncs.startedAt, new Date(now.getTime() - dayMs)), wentWell));
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Forgets the pages of all workspaces but these. */
export async function keepPagesOf(db: Database, workspaceIds: WorkspaceId[]): Promise<void> {
  await db.delete(landingPageLooks).where(not(isAmong(landingPageLooks.workspaceId, workspaceIds)));
}

/** Keeps these pages of a workspace and no others. One that is known from another workspace need not be looked at anew. */
export async function keepPages(
  db: Database,
  workspaceId: WorkspaceId,
  { addresses, at }: { addresses: string[]; at: Date },
): Promise<void> {
  const { address } = landingPageLooks;
  const told = toldRows(
    addresses.map((each) => ({ address: each })),
    { address },
  );
  const looks = landingPageLooks;
  await db.execute(sql`
    delete from ${looks} where ${looks.workspaceId} = ${workspaceId}
      and not exists (select from ${told} where told.address = ${address})
  `);
  await db.execute(sql`
    insert into ${looks} (workspace_id, address, due_at, looked_at, outcome, because, status, ms, bad_since)
    select ${workspaceId}, told.address, coalesce(held.due_at, ${at.toISOString()}::timestamptz),
      held.looked_at, held.outcome, held.because, held.status, held.ms, held.bad_since
    from ${told}
    left join lateral (select * from ${looks} as held where held.address = told.address limit 1) as held on true
    on conflict (workspace_id, address) do nothing
  `);
}

export type DuePage = Known & { address: string };

/** Pages that are due, one of each host, and takes them: nobody else looks at them before `until`. */
export async function takeDuePages(
  db: Database,
  { now, until, atMost }: { now: Date; until: Date; atMost: number },
): Promise<DuePage[]> {
  const { address, dueAt, outcome, because, ms, badSince } = landingPageLooks;
  const due = sql`
    select address from (
      select address, min(due_at) as due, row_number() over (
        partition by lower(substring(address from '^https?://([^/?#]+)')) order by min(due_at), address) as place
      from ${landingPageLooks} where due_at <= ${now.toISOString()} group by address
    ) as pages
    where place = 1 order by due limit ${atMost}
  `;
  const rows = await db
    .update(landingPageLooks)
    .set({ dueAt: until })
    .where(sql`${address} in (${due}) and ${dueAt} <= ${now.toISOString()}`)
    .returning({ address, outcome, because, ms, badSince });
  return [...new Map(rows.map((row) => [row.address, row])).values()];
}

type Noted = Pick<typeof landingPageLooks.$inferSelect, 'address' | 'dueAt' | 'badSince'> & {
  lookedAt: Date;
  outcome: LookOutcome;
  because: LookReason | null;
  status: number | null;
  ms: number;
};

/** Writes one look to everybody whose ads lead there. */
export async function noteLook(db: Database, { address, ...look }: Noted): Promise<void> {
  await db.update(landingPageLooks).set(look).where(eq(landingPageLooks.address, address));
}

export async function findPage(db: Database, workspaceId: WorkspaceId, address: string) {
  const [row] = await db
    .select()
    .from(landingPageLooks)
    .where(and(eq(landingPageLooks.workspaceId, workspaceId), eq(landingPageLooks.address, address)));
  return row;
}

export type LandingPageRow = typeof landingPageLooks.$inferSelect;

/** Pages that were bad in the same way twice in a row, at least ten minutes apart. */
export function listBadPages(db: Database, workspaceId: WorkspaceId): Promise<LandingPageRow[]> {
  const { badSince, lookedAt } = landingPageLooks;
  return db
    .select()
    .from(landingPageLooks)
    .where(
      and(
        eq(landingPageLooks.workspaceId, workspaceId),
        sql`${lookedAt} - ${badSince} >= ${secondLookMs} * interval '1 millisecond'`,
      ),
    )
    .orderBy(badSince, landingPageLooks.address);
}

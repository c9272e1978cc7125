import { operations } from '#server/features/operations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { liveCampaigns, syncs } from '../tables.ts';

/** More would hide the chart. */
const mostMarks = 200;

/** By how much Meta's clock was ahead when it ended, as the last sync until then has found it, or the first one since. */
const metaAheadSeconds = sql<number>`coalesce(${aheadAt('<=', 'desc')}, ${aheadAt('>', 'asc')}, 0)`;

function aheadAt(side: '<=' | '>', order: 'asc' | 'desc') {
  return sql`(select ${syncs.metaAheadSeconds} from ${syncs} where ${syncs.workspaceId} = ${operations.workspaceId}
    and ${syncs.adAccountId} = ${liveCampaigns.adAccountId} and ${syncs.finishedAt} is not null
    and ${syncs.startedAt} ${sql.raw(side)} ${operations.finishedAt} order by ${syncs.startedAt} ${sql.raw(order)} limit 1)`;
}

/** Operations that were done since then and touch what is delivered, oldest first, each with what its campaign is called. */
export async function listDone(
  db: Database,
  workspaceId: WorkspaceId,
  { since, ...which }: { since: Date } & ({ adAccountId: string } | { facebookCampaignId: string }),
) {
  const { id, facebookCampaignId, details, personId, keyName, finishedAt, status } = operations;
  const rows = await db
    .select({
      id,
      facebookCampaignId: liveCampaigns.facebookCampaignId,
      campaignName: liveCampaigns.name,
      objective: liveCampaigns.objective,
      details,
      personId,
      keyName,
      finishedAt,
      metaAheadSeconds,
    })
    .from(operations)
    .innerJoin(
      liveCampaigns,
      and(
        eq(liveCampaigns.workspaceId, operations.workspaceId),
        eq(liveCampaigns.facebookCampaignId, facebookCampaignId),
      ),
    )
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        eq(status, 'done'),
        gte(finishedAt, since),
        sql`${details} ->> 'kind' not in ('name', 'cost-goal', 'brakes', 'form-audience')`,
        'adAccountId' in which
          ? eq(liveCampaigns.adAccountId, which.adAccountId)
          : eq(facebookCampaignId, which.facebookCampaignId),
      ),
    )
    .orderBy(asc(finishedAt), asc(id))
    .limit(mostMarks);
  return rows.flatMap((row) => (row.finishedAt ? [{ ...row, finishedAt: row.finishedAt }] : []));
}

import type { HeldSwitch } from '#server/gateways/meta/steering/switch-all.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sql } from 'drizzle-orm';
import { liveAds, liveAdSets } from '../tables.ts';

interface Switched {
  at: Date;
  switches: HeldSwitch[];
  /** They wait for their launch again. */
  awaiting: string[];
  /** Somebody wants them as they are now. */
  meant: string[];
}

/** Writes how ad sets and ads are switched since a change; a sync that began before does not overwrite it. */
export async function keepSwitches(
  tx: Database,
  workspaceId: WorkspaceId,
  { at, switches, awaiting, meant }: Switched,
): Promise<void> {
  const told = sql`jsonb_to_recordset(${JSON.stringify(switches)}::jsonb)
    as told(id text, status text, "effectiveStatus" text)`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const among = (ids: string[]) =>
    sql`told.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const ranAt = sql`case when ${among(awaiting)} then null
    else coalesce(ran_at, case when told.status = 'ACTIVE' or ${among(meant)} then ${now} end) end`;
  await tx.execute(sql`
    update ${liveAdSets} set status = told."effectiveStatus", configured_status = told.status,
      ran_at = ${ranAt}, changed_here_at = ${now}
    from ${told} where workspace_id = ${workspaceId} and facebook_ad_set_id = told.id
  `);
  await tx.execute(sql`
    update ${liveAds} set status = told."effectiveStatus", configured_status = told.status,
      ran_at = ${ranAt}, changed_here_at = ${now},
      active_since = case when told."effectiveStatus" = 'ACTIVE' then coalesce(active_since, ${now}) end
    from ${told} where workspace_id = ${workspaceId} and facebook_ad_id = told.id
  `);
}

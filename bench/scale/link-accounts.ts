import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { linkAccounts, type Linking } from '#tests/linked-accounts.ts';
import { sql } from 'drizzle-orm';
import { mix } from './sizes.ts';

/** What a sync leaves behind, in an order in which it can be copied. */
const read = [
  'syncs',
  'live_campaigns',
  'live_ad_sets',
  'live_ads',
  'daily_figures',
  'daily_ad_figures',
  'snapshots',
];

export interface LinkedAccount {
  workspaceId: WorkspaceId;
  size: number;
}

/** An ad account that the recorded Meta answers for. */
export function accountOf(size: number, number: number): string {
  return `act_77${size}${String(number).padStart(5, '0')}`;
}

/** So many more, of mixed sizes, as if they had been read just as those that have been. */
export async function linkMany(
  linking: Linking,
  { from, to, templates }: { from: number; to: number; templates: LinkedAccount[] },
): Promise<LinkedAccount[]> {
  const chosen = Array.from({ length: to - from }, (_, place) => ({
    number: from + place,
    size: mix[(from + place) % mix.length]!,
  }));
  const linked: LinkedAccount[] = [];
  // All at once for whoever looks: the product's clock would begin to read them meanwhile.
  await linking.db.transaction(async (db) => {
    while (linked.length < chosen.length) {
      const some = chosen.slice(linked.length, linked.length + 100);
      const ids = await linkAccounts(
        { ...linking, db },
        some.map(({ size, number }) => accountOf(size, number)),
      );
      linked.push(...ids.map((workspaceId, place) => ({ workspaceId, size: some[place]!.size })));
    }
    for (const table of read) await copyRows(db, table, linked, templates);
    const workspaceIds = linked.map(({ workspaceId }) => workspaceId);
    // Their turn comes in the order of their numbers, in which sizes are mixed.
    await db.execute(sql`update syncs set started_at = started_at + right(ad_account_id, 5)::int * interval '5 ms'
      where workspace_id = any(${sql.param(workspaceIds)})`);
    await rememberAMonth(db, workspaceIds);
  });
  await linking.db.execute(sql`vacuum analyze`);
  return linked;
}

/** Every sync is kept for thirty days: one each half hour, up to this morning. */
async function rememberAMonth(db: Database, workspaceIds: WorkspaceId[]): Promise<void> {
  await db.execute(sql`insert into syncs (workspace_id, ad_account_id, type, started_at, finished_at, campaign_count)
    select workspace_id, selected_ad_account_id, 'auto', at, at + interval '5 seconds', 100
    from connections, generate_series(now() - interval '29 days', now() - interval '12 hours', interval '30 minutes') as at
    where workspace_id = any(${sql.param(workspaceIds)}) order by workspace_id`);
}

async function copyRows(
  db: Database,
  table: string,
  linked: LinkedAccount[],
  templates: LinkedAccount[],
): Promise<void> {
  const { rows } = (await db.execute(
    sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  )) as unknown as { rows: { name: string }[] };
  const names = rows.map(({ name }) => name);
  const chosen = 'links.selected_ad_account_id';
  const told: Record<string, string> = {
    id: 'gen_random_uuid()',
    workspace_id: 'links.workspace_id',
    ad_account_id: chosen,
    object_id: `replace(held.object_id, held.ad_account_id, ${chosen})`,
  };
  const columns = sql.raw(names.join(', '));
  const values = sql.raw(names.map((name) => told[name] ?? `held.${name}`).join(', '));
  for (const { size, workspaceId } of templates) {
    const same = linked.filter((each) => each.size === size).map((each) => each.workspaceId);
    await db.execute(sql`insert into ${sql.identifier(table)} (${columns}) select ${values}
      from connections as links, ${sql.identifier(table)} as held
      where held.workspace_id = ${workspaceId} and links.workspace_id = any(${sql.param(same)})
      order by links.workspace_id`);
  }
}

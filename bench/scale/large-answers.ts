import { contract } from '#contract/contract.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';

const campaigns = 10_000;
const leads = 100_000;
const turns = 3;
const largest = 10;

export interface LargeAnswer {
  path: string;
  ms: number;
  kb: number;
  packedKb: number;
}

/** In a workspace of 10,000 campaigns and 100,000 leads: of everything that is read without saying of what, the answers that are largest or take longest. */
export async function askForAll(): Promise<LargeAnswer[]> {
  const house = await openTestHouse();
  try {
    const kari = await house.visitor().join();
    await kari.connect();
    const linked = await kari.ask.connections.get();
    const adAccountId = linked!.adAccounts.find(({ currency }) => currency === 'NOK')!.id;
    await kari.ask.connections.select({ adAccountId, pageId: null });
    await fill(house.ctx.db, await kari.workspaceId(), adAccountId);
    const rows: LargeAnswer[] = [];
    for (const path of listReads()) {
      const ask = async (packing: string) => {
        const from = performance.now();
        const answer = await kari.fetch(`/api${path}`, { headers: { 'accept-encoding': packing } });
        const kb = (await answer.arrayBuffer()).byteLength / 1024;
        if (answer.status >= 500) throw new Error(`${path} was answered ${answer.status}.`);
        return { ms: performance.now() - from, kb };
      };
      const { kb } = await ask('identity');
      const packed = [];
      for (let turn = 0; turn < turns; turn += 1) packed.push(await ask('br'));
      rows.push({ path, kb, packedKb: packed[0]!.kb, ms: Math.min(...packed.map(({ ms }) => ms)) });
    }
    const bySize = rows.toSorted((one, other) => other.kb - one.kb).slice(0, largest);
    const byTime = rows.toSorted((one, other) => other.ms - one.ms).slice(0, largest);
    return [...new Set([...bySize, ...byTime])];
  } finally {
    await house.close();
  }
}

/** Addresses in which nothing is named; a stream has no end. */
function listReads(): string[] {
  const paths: string[] = [];
  const walk = (node: object): void => {
    const held = (node as { '~orpc'?: { route: { method?: string; path?: string; description?: string } } })[
      '~orpc'
    ];
    if (!held) return Object.values(node).forEach((each: object) => walk(each));
    const { method, path, description = '' } = held.route;
    if (method === 'GET' && path && !path.includes('{') && !description.includes('stream')) paths.push(path);
  };
  walk(contract);
  return paths;
}

async function fill(db: Database, workspaceId: WorkspaceId, adAccountId: string): Promise<void> {
  const counted = { spendMinor: 19_000, impressions: 900, reach: 800, clicks: 12, results: 2 };
  const periods = ['today', 'yesterday', '7d', '14d', '30d', 'this-month'];
  const figures = JSON.stringify(Object.fromEntries(periods.map((period) => [period, counted])));
  const places = sql.raw(`generate_series(1, ${campaigns}) as place`);
  await db.execute(sql`insert into syncs (workspace_id, ad_account_id, type, finished_at, days_read_since, days_read_on)
    values (${workspaceId}, ${adAccountId}, 'auto', now(), current_date - 68, current_date)`);
  await db.execute(sql`insert into live_campaigns (workspace_id, facebook_campaign_id, ad_account_id, name, objective,
      status, configured_status, currency, daily_budget_minor, figures, created_at, last_synced_at)
    select ${workspaceId}, place::text, ${adAccountId}, 'Heat pumps in Bergen ' || place, 'leads', 'ACTIVE', 'ACTIVE',
      'NOK', 20000 + place, ${figures}::jsonb, now(), now() from ${places}`);
  await db.execute(sql`insert into daily_figures (workspace_id, facebook_campaign_id, day, spend_minor, impressions, reach, clicks, results)
    select ${workspaceId}, place::text, current_date - ago, 19000 + place, 900, 800, 12, 2
    from ${places}, generate_series(0, 30) as ago`);
  await db.execute(sql`insert into leads (workspace_id, facebook_lead_id, facebook_form_id, facebook_page_id,
      facebook_campaign_id, answers, contacts, search_text, created_at, status)
    select ${workspaceId}, place::text, '1', '1', (1 + place % 500)::text,
      jsonb_build_array(jsonb_build_object('name', 'email', 'values', jsonb_build_array(place || '@example.no'))),
      '{}', place || '@example.no', now() - place * interval '1 minute', case when place % 10 = 0 then 'new' else 'won' end
    from generate_series(1, ${leads}::int) as place`);
  await db.execute(sql`analyze`);
}

import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import type { Limit } from './limits.ts';

const workspaces = 300;
const campaigns = 20;
const days = 31;
const turns = 5;

/** An agency's morning: one person's 300 workspaces of 20 campaigns, with a month of days and leads in each, told in one answer. */
export async function tellClients(): Promise<Limit[]> {
  const house = await openTestHouse();
  try {
    const kari = await house.visitor().join();
    const { id: personId } = await kari.ask.people.me();
    await furnish(house.ctx.db, personId);
    const taken: number[] = [];
    let told = 0;
    for (let turn = -1; turn < turns; turn += 1) {
      const from = performance.now();
      told = (await kari.ask.clients.list()).filter(({ money }) => money?.todayMinor).length;
      // The first is to get warm.
      if (turn >= 0) taken.push(performance.now() - from);
    }
    return [
      {
        what: `how ${told} workspaces of one person stand, in one answer, ms`,
        measured: taken.toSorted((one, other) => one - other)[Math.floor(turns / 2)]!,
        toReach: 200,
        reached: 400,
      },
    ];
  } finally {
    await house.close();
  }
}

async function furnish(db: Awaited<ReturnType<typeof openTestHouse>>['ctx']['db'], personId: string) {
  const each = sql.raw(`generate_series(1, ${workspaces}) as place`);
  await db.execute(
    sql`insert into workspaces (name, trial_ends_at) select 'Client ' || place, now() from ${each}`,
  );
  await db.execute(sql`insert into members (workspace_id, person_id)
    select id, ${personId} from workspaces where name like 'Client %'`);
  const account = JSON.stringify([{ id: 'act_1', name: 'Ads', currency: 'NOK', timezone: 'UTC', status: 1 }]);
  const counted = { spendMinor: 19_000, impressions: 900, reach: 800, clicks: 12, results: 2 };
  const periods = ['today', 'yesterday', '7d', '14d', '30d', 'this-month'];
  const figures = JSON.stringify(Object.fromEntries(periods.map((period) => [period, counted])));
  const ours = sql`workspaces where name like 'Client %'`;
  await db.execute(sql`insert into connections (workspace_id, facebook_user_id, facebook_name, sealed_token,
      granted_permissions, ad_accounts, pages, selected_ad_account_id)
    select id, id::text, 'Kari', '', '{}', ${account}::jsonb, '[]', 'act_1' from ${ours}`);
  await db.execute(sql`insert into syncs (workspace_id, ad_account_id, type, started_at, finished_at, days_read_on)
    select id, 'act_1', 'auto', now() - make_interval(hours => ago), now(), current_date
    from workspaces, generate_series(1, 50) as ago where name like 'Client %'`);
  await db.execute(sql`insert into live_campaigns (workspace_id, facebook_campaign_id, ad_account_id, name, objective,
      status, configured_status, currency, daily_budget_minor, figures, created_at, last_synced_at)
    select id, place::text, 'act_1', 'Pipes', 'leads', 'ACTIVE', 'ACTIVE', 'NOK', 20000, ${figures}::jsonb, now(), now()
    from workspaces, generate_series(1, ${sql.raw(String(campaigns))}) as place where name like 'Client %'`);
  await db.execute(sql`insert into daily_figures (workspace_id, facebook_campaign_id, day, spend_minor, impressions, reach, clicks, results)
    select workspace_id, facebook_campaign_id, current_date - ago, 19000, 900, 800, 12, 2
    from live_campaigns, generate_series(0, ${sql.raw(String(days - 1))}) as ago`);
  await db.execute(sql`insert into leads (workspace_id, facebook_lead_id, facebook_form_id, facebook_page_id, answers,
      contacts, search_text, created_at, status)
    select id, place::text, '1', '1', '[]', '{}', '', now(), case when place % 10 = 0 then 'new' else 'won' end
    from workspaces, generate_series(1, 100) as place where name like 'Client %'`);
  await db.execute(sql`analyze`);
}

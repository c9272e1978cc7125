import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
const db = new PGlite();
afterAll(() => db.close());

const [bergen, oslo] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const [first, second] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];

/** As at a start: all of them in one transaction. */
async function migrate(files: string[]): Promise<void> {
  await db.exec('begin');
  for (const file of files)
    for (const statement of (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint'))
      await db.exec(statement);
  await db.exec('commit');
}

async function rowsOf(query: string): Promise<unknown[]> {
  return (await db.query(query)).rows;
}

test('the one webhook of before is a target with what was on its way to it, and who hears of leads hears on', async () => {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = journal.entries.map(({ tag }) => `${tag}.sql`);
  const later = files.indexOf('0065_lead-targets.sql');
  await migrate(files.slice(0, later));
  await db.exec(`
    insert into workspaces (id, name, trial_ends_at) values ('${bergen}', 'Bergen', now()), ('${oslo}', 'Oslo', now());
    insert into people (id, name, email) values ('kari', 'Kari', 'k@x.test'), ('ola', 'Ola', 'o@x.test');
    insert into members (workspace_id, person_id) values ('${bergen}', 'kari'), ('${oslo}', 'ola');
    insert into lead_webhooks (workspace_id, url, is_on, sealed_secret, secret_hint)
      values ('${bergen}', 'https://crm.test:8443/leads?x=1', true, 'sealed', 'hint');
    insert into leads (id, workspace_id, facebook_lead_id, facebook_form_id, facebook_page_id, answers, contacts, search_text, created_at)
      values ('${first}', '${bergen}', '1', 'f', 'p', '[]', '{}', '', now()), ('${second}', '${oslo}', '2', 'f', 'p', '[]', '{}', '', now());
    insert into lead_deliveries (workspace_id, lead_id, status, next_try_at)
      values ('${bergen}', '${first}', 'waiting', now()), ('${oslo}', '${second}', 'waiting', now());
    insert into untold_leads (lead_id) values ('${first}'), ('${second}');
    insert into silenced_campaigns (workspace_id, facebook_campaign_id) values ('${bergen}', '120');
  `);
  await migrate(files.slice(later));

  expect(
    await rowsOf(
      'select workspace_id, kind, name, address, is_on, takes_tests, sealed_secret from lead_targets',
    ),
  ).toEqual([
    {
      workspace_id: bergen,
      kind: 'webhook',
      name: 'crm.test:8443',
      address: 'https://crm.test:8443/leads?x=1',
      is_on: true,
      takes_tests: true,
      sealed_secret: 'sealed',
    },
  ]);
  const onTheirWay =
    'select lead_id, status, event from lead_deliveries d join lead_targets t on t.id = d.target_id and t.workspace_id = d.workspace_id';
  // Where there was no webhook nothing is on its way.
  expect(await rowsOf(onTheirWay)).toEqual([{ lead_id: first, status: 'waiting', event: 'created' }]);
  expect(await rowsOf('select lead_id from lead_deliveries')).toHaveLength(1);
  expect(await rowsOf('select person_id, by_email, muted_campaigns from lead_alerts')).toEqual([
    { person_id: 'kari', by_email: true, muted_campaigns: ['120'] },
  ]);
  expect(await rowsOf('select lead_id, person_id, kind, way from lead_tellings order by person_id')).toEqual([
    { lead_id: first, person_id: 'kari', kind: 'arrival', way: 'email' },
    { lead_id: second, person_id: 'ola', kind: 'arrival', way: 'email' },
  ]);
});

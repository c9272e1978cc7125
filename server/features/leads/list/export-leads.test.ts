import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { serveHere } from '#tests/serve-here.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { insertLeads, type NewLead } from '../queries.ts';
import { contactsOf, searchTextOf } from '../rules.ts';

const house = await openTestHouse();
const { db } = house.ctx;
afterAll(() => house.close());

const start = Date.parse('2026-11-01T08:00:00Z');
let stored = 0;

function leadOf(answers: Record<string, string>, changes: Partial<NewLead> = {}): NewLead {
  stored += 1;
  const given = Object.entries(answers).map(([name, value]) => ({ name, values: [value] }));
  return {
    facebookLeadId: `77${String(stored).padStart(14, '0')}`,
    facebookFormId: quoteForm,
    facebookPageId: plumberPage,
    facebookCampaignId: null,
    createdAt: new Date(start + Math.floor(stored / 3) * 1000),
    answers: given,
    contacts: contactsOf(given),
    searchText: searchTextOf(given, ''),
    ...changes,
  };
}

async function store(visitor: Visitor, leads: NewLead[]): Promise<void> {
  const { id } = await visitor.ask.workspaces.current();
  for (let at = 0; at < leads.length; at += 1000)
    await insertLeads(db, id as WorkspaceId, leads.slice(at, at + 1000));
}

/** Three a second, their names numbered from 0. */
async function storeMany(visitor: Visitor, count: number): Promise<void> {
  const { id } = await visitor.ask.workspaces.current();
  await db.execute(sql`
    insert into leads (workspace_id, facebook_lead_id, facebook_form_id, facebook_page_id, answers, contacts, search_text, created_at)
    select ${id}, (8000000000000000 + place)::text, ${quoteForm}, ${plumberPage},
      jsonb_build_array(jsonb_build_object('name', 'full_name', 'values', jsonb_build_array('Kari Nordmann ' || place))),
      '{}', 'kari nordmann ' || place, timestamptz '2026-11-01T08:00:00Z' + (place / 3) * interval '1 second'
    from generate_series(0, ${count - 1}::int) as place`);
}

async function download(visitor: Visitor, facebookCampaignId: string, input = '') {
  const answer = await visitor.fetch(`/exports/leads/${facebookCampaignId}.csv${input}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  return { answer, bytes, lines };
}

test('Excel is told the letters, and every cell holds what was answered', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { title: 'Vårkampanje: 50 %' });
  const lead = leadOf({
    full_name: 'Åse "Blåbær" Ødegård, Ås',
    email: 'ase@example.no',
    phone_number: '+4790012345',
    when: '=1+1',
    'something else?': 'ja',
  });
  const { id } = await visitor.ask.workspaces.current();
  const [row] = await insertLeads(db, id as WorkspaceId, [lead]);
  await visitor.ask.leads.update({ id: row!.id, status: 'contacted', note: 'Ring\netter fem' });
  const { answer, bytes, lines } = await download(visitor, facebookCampaignId);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(decodeURIComponent(disposition)).toMatch(/Vårkampanje_50_leads_\d{4}-\d\d-\d\d\.csv$/);
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const head = 'Lead ID,Created time (UTC),Status,Note,Full name,Email,Phone number,When should we come?';
  expect(lines[0]).toContain(head);
  const told = '"Åse ""Blåbær"" Ødegård, Ås",ase@example.no,\'+4790012345,\'=1+1';
  const moment = new Date(lead.createdAt).toISOString().slice(0, 19).replace('T', ' ');
  expect(lines[1]).toBe(`'${lead.facebookLeadId},${moment},Contacted,"Ring\netter fem",${told}`);
});

test('whoever reads Norwegian gets the columns their Excel expects', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await visitor.ask.people.update({ language: 'nb' });
  await store(visitor, [leadOf({ full_name: 'Kari; Ola' })]);
  const { lines } = await download(visitor, facebookCampaignId);
  expect(lines[0]).toContain('Lead-ID;Opprettet (UTC);Status;Notat;');
  expect(lines[1]).toContain(';Ny;;"Kari; Ola";');
});

test('for a CRM there is a file without marks, whose times say their own zone', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await visitor.ask.people.update({ language: 'nb' });
  const lead = leadOf({ full_name: 'Kari; Ola', phone_number: '+4790012345' });
  await store(visitor, [lead]);
  const { bytes, lines } = await download(visitor, facebookCampaignId, '?format=plain&timeZone=Europe/Oslo');
  expect(Array.from(bytes.subarray(0, 3))).not.toEqual([0xef, 0xbb, 0xbf]);
  expect(lines[0]).toMatch(/^Lead-ID,Opprettet,Status,Notat,/);
  const moment = new Date(lead.createdAt).toISOString().replace('.000Z', 'Z');
  expect(lines[1]).toContain(`${lead.facebookLeadId},${moment},Ny,,Kari; Ola,`);
  expect(lines[1]).toContain(',+4790012345,');
});

test('for Excel times are the reader’s own, and the column says whose they are', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await store(visitor, [leadOf({ full_name: 'Kari' }, { createdAt: new Date('2026-11-01T23:30:00Z') })]);
  const inOslo = await download(visitor, facebookCampaignId, '?timeZone=Europe/Oslo');
  expect(inOslo.lines[0]).toContain('Created time (Europe/Oslo)');
  expect(inOslo.lines[1]).toContain(',2026-11-02 00:30:00,');
  for (const unknown of ['', '?timeZone=Mars/Olympus', '?timeZone=%00', '?format=exe']) {
    const { lines } = await download(visitor, facebookCampaignId, unknown);
    expect(lines[0]).toContain('Created time (UTC)');
    expect(lines[1]).toContain(',2026-11-01 23:30:00,');
  }
});

test('of a workspace two files go out at once, and a third when one is done or given up', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 3000);
  const path = `/exports/leads/${facebookCampaignId}.csv`;
  const [first, second] = [await visitor.fetch(path), await visitor.fetch(path)];
  const third = await visitor.fetch(path);
  expect([third.status, await third.text()]).toEqual([429, expect.stringContaining('being downloaded')]);
  await visitor.ask.people.update({ language: 'nb' });
  const inNorwegian = await visitor.fetch(path);
  expect(inNorwegian.headers.get('retry-after')).toBe('60');
  expect(await inNorwegian.json()).toMatchObject({ message: expect.stringContaining('lastes allerede ned') });
  for (let asked = 0; asked < 3; asked += 1)
    expect((await visitor.fetch(path, { method: 'HEAD' })).status).toBe(200);

  await first.body!.cancel();
  const fourth = await visitor.fetch(path);
  expect((await fourth.text()).split('\r\n')).toHaveLength(3002);
  expect((await second.text()).split('\r\n')).toHaveLength(3002);
  const both = [await visitor.fetch(path), await visitor.fetch(path)];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const { body } of both) await body!.cancel();
});

test('every lead is in the file once, however many there are and however many came in one second', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 2345);
  const { lines } = await download(visitor, facebookCampaignId);
  const ids = lines.slice(1, -1).map((line) => line.split(',')[0]?.slice(1));
  const all = Array.from({ length: 2345 }, (_, place) => String(8_000_000_000_000_000 + place));
  expect(new Set(ids)).toEqual(new Set(all));
  expect(ids).toHaveLength(all.length);
});

test('the list is read page by page, searched and narrowed in the same way', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 250);
  const ids: string[] = [];
  let next: string | null | undefined;
  do {
    const input = { facebookCampaignId, ...(next && { next }) };
    const page = await visitor.ask.leads.list(input);
    ids.push(...page.leads.map(({ id }) => id));
    expect(page.matching).toBe(250);
    next = page.next;
  } while (next);
  expect(new Set(ids).size).toBe(250);
  const search = (text: string) => visitor.ask.leads.list({ facebookCampaignId, search: text });
  expect(await search('NORDMANN 249')).toMatchObject({ matching: 1, next: null });
  for (const sign of ['%', '_', '\\']) expect(await search(sign)).toMatchObject({ matching: 0 });
  await visitor.ask.leads.update({ id: ids[3]!, status: 'won', note: 'Svigermor anbefalte oss' });
  expect(await search('svigermor')).toMatchObject({ matching: 1, leads: [{ id: ids[3], status: 'won' }] });
  const won = await visitor.ask.leads.list({ facebookCampaignId, status: 'won' });
  expect(won).toMatchObject({ matching: 1 });
  for (const place of ['x', '1.2', `9${'9'.repeat(20)}.${ids[0]}`]) {
    const asked = visitor.ask.leads.list({ facebookCampaignId, next: place });
    await expect(asked).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('nobody else gets the file', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 1);
  const stranger = house.visitor();
  const path = `/exports/leads/${facebookCampaignId}.csv`;
  expect((await stranger.fetch(path)).status).toBe(401);
  await stranger.join();
  const refused = await stranger.fetch(path);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain("Campaign not found or you don't have access to it.");
  for (const odd of ['/exports/leads/%00.csv', '/exports/leads/..%2f..csv', '/exports/leads/1', '/exports'])
    expect((await visitor.fetch(odd)).status).toBe(404);
});

/** The file over a real connection, as far as its head. `hangUp` ends the server as well. */
async function startDownload(visitor: Visitor, facebookCampaignId: string) {
  const { port, close } = await serveHere(house.app.fetch);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `/exports/leads/${facebookCampaignId}.csv`;
  const request = get({ port, host: '127.0.0.1', path, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  async function hangUp(): Promise<void> {
    response.destroy();
    await close();
  }
  return { response, hangUp };
}

test('the first line is there before the rest is read, so that nobody else waits for it', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 20_000);
  const { response, hangUp } = await startDownload(visitor, facebookCampaignId);
  const [first] = (await once(response, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^\uFEFFLead ID,.*\r\n$/);
  await db.execute(`delete from leads`);
  let rest = '';
  for await (const part of response) rest += String(part);
  await hangUp();
  expect(rest.split('\r\n').length).toBeLessThan(5000);
});

test('whoever hangs up leaves nothing open behind', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 20_000);
  const { response, hangUp } = await startDownload(visitor, facebookCampaignId);
  await once(response, 'data');
  await hangUp();
  const open = await db.execute(
    `select (select count(*) from pg_cursors where name <> '') + (select count(*) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%') as count`,
  );
  expect(open).toMatchObject({ rows: [{ count: expect.toSatisfy((count) => Number(count) === 0) }] });
});

test('nothing is read before it is taken', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(visitor, 5000);
  const answer = await visitor.fetch(`/exports/leads/${facebookCampaignId}.csv`);
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.read();
  await db.execute(`delete from leads`);
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += new TextDecoder().decode(part.value);
  expect(rest.split('\r\n').length).toBeLessThan(3000);
});

test('who loses the right to leads while the file comes gets no more of it', async () => {
  const { visitor: kari, facebookCampaignId } = await openLeadCampaign(house);
  await storeMany(kari, 5000);
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const answer = await ola.fetch(`/exports/leads/${facebookCampaignId}.csv`);
  const reader = answer.body!.getReader();
  await reader.read();
  await kari.ask.members.update({ personId: (await ola.ask.people.me()).id, role: 'viewer' });
  // A while later they are looked at again.
  await wait(300);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toBeDefined();
});

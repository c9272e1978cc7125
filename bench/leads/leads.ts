import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { ensureForms, updateForm } from '#server/features/leads/sync/form-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { serveHere } from '#tests/serve-here.ts';
import { sql } from 'drizzle-orm';
import { middleOf } from '../measure.ts';
import { copyFromPostgres } from './copy-leads.ts';
import type { Limit } from '../limits.ts';

const leadCount = 100_000;
const facebookCampaignId = '120000000000000001';
const form = { facebookFormId: '5100', facebookPageId: '3100' };
const mebibyte = 1024 ** 2;
/** So many that the middle one is of code that has run a while, as a server's has. */
const rounds = 121;
const [warmTurns, turns] = [2, 7];

interface ExportRow {
  name: string;
  ms: number;
  firstByteMs: number;
  megabytes: number;
  grownMb: number;
}

/** Tells what a file of leads takes, beside the database's own COPY, and answers it beside its limits. */
export async function tellLeads(postgresUrl?: string): Promise<Limit[]> {
  const { smallestMs, rows } = await benchLeads(postgresUrl);
  const [ours, copied] = rows;
  console.log(
    `\n${leadCount} leads as a CSV file (limits: 1.5 times COPY, first byte within 10 ms, 20 MB more; the smallest answer a session gets: ${smallestMs.toFixed(1)} ms)\n`,
  );
  console.table(
    rows.map(({ name, ms, firstByteMs, megabytes, grownMb }) => ({
      way: name,
      'rows a second': Math.round((leadCount / ms) * 1000),
      'times COPY': copied ? Number((ms / copied.ms).toFixed(2)) : 'no PostgreSQL here',
      'first byte, ms': Math.round(firstByteMs),
      'times the smallest answer': Number((firstByteMs / smallestMs).toFixed(2)),
      MB: Number(megabytes.toFixed(1)),
      'MB more': Math.round(grownMb),
    })),
  );
  return [
    {
      what: 'leads as a file, times COPY',
      measured: ours && copied && ours.ms / copied.ms,
      toReach: 1.5,
      reached: 2.4,
    },
    { what: 'leads as a file, MB more', measured: ours?.grownMb, toReach: 20 },
    { what: 'leads as a file, first byte, ms', measured: ours?.firstByteMs, toReach: 10 },
  ];
}

/**
 * 100,000 leads as a file, through the whole product, beside the database's own COPY of the same rows. On the
 * PostgreSQL at this address, so that what grows is ours; embedded without one, and then without COPY. The first byte
 * stands beside that of the smallest answer a session gets, asked in turn with it.
 */
async function benchLeads(postgresUrl?: string): Promise<{ smallestMs: number; rows: ExportRow[] }> {
  if (postgresUrl) process.env['TEST_DATABASE_URL'] = postgresUrl;
  const house = await openTestHouse();
  delete process.env['TEST_DATABASE_URL'];
  const { db } = house.ctx;
  const kari = await house.visitor().join();
  const { id } = await kari.ask.workspaces.current();
  // Only a session mints one, and this is the session's own.
  await fill(db, id as WorkspaceId);
  const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { port, close } = await serveHere(house.app.fetch, { asShipped: true });
  const at = (path: string) => ({ host: '127.0.0.1', port, path, headers: { cookie } });
  const file = at(`/exports/leads/${facebookCampaignId}.csv`);

  const exporting = () => measured('ours, over HTTP', (onFirst) => take(file, onFirst));
  // What it grows by is said by the very first, so that nothing has made room for it.
  const { grownMb } = await exporting();
  const waits: { file: number; smallest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const smallest = await firstByteOf(at('/api/leads/retention'));
    waits.push({ file: await firstByteOf(file), smallest });
  }
  const firstByteMs = middleOf(waits.map((wait) => wait.file));
  const smallestMs = middleOf(waits.map((wait) => wait.smallest));

  const copying = postgresUrl && (await copyOf(db, postgresUrl));
  const ours: ExportRow[] = [];
  const copied: ExportRow[] = [];
  // In turn, once both are warm: what else the machine does falls on both.
  for (let turn = -warmTurns; turn < turns; turn += 1) {
    const [mine, copy] = [await exporting(), copying && (await copying())];
    if (turn < 0) continue;
    ours.push(mine);
    if (copy) copied.push(copy);
  }
  const rows = [{ ...middle(ours), firstByteMs, grownMb }, ...(copied.length > 0 ? [middle(copied)] : [])];
  await close();
  await house.close();
  return { smallestMs, rows };
}

async function copyOf(db: Database, postgresUrl: string): Promise<() => Promise<ExportRow>> {
  const { rows: names } = (await db.execute('select current_database() as name')) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(postgresUrl);
  url.pathname = names[0]!.name;
  return () => measured('the database’s own COPY', (onFirst) => copyFromPostgres(url.href, onFirst));
}

/** Written by the database itself, so that this process has not grown before anything is measured. */
async function fill(db: Database, workspaceId: WorkspaceId): Promise<void> {
  const names = ['full_name', 'email', 'phone_number', 'when'];
  const questions = names.map((name) => ({ name, label: name }));
  await ensureForms(db, [{ workspaceId, ...form, addedAt: new Date() }]);
  await updateForm(db, workspaceId, { facebookFormId: form.facebookFormId, questions });
  await db.execute(sql`
    insert into leads (workspace_id, facebook_lead_id, facebook_form_id, facebook_page_id, facebook_campaign_id,
      answers, contacts, search_text, created_at)
    select ${workspaceId}, (8000000000000000 + place)::text, ${form.facebookFormId}, ${form.facebookPageId},
      ${facebookCampaignId},
      jsonb_build_array(
        jsonb_build_object('name', 'full_name', 'values', jsonb_build_array('Åse Nordmann ' || place)),
        jsonb_build_object('name', 'email', 'values', jsonb_build_array('ase.' || place || '@example.no')),
        jsonb_build_object('name', 'phone_number', 'values', jsonb_build_array('+47' || 90000000 + place)),
        jsonb_build_object('name', 'when', 'values', jsonb_build_array('As soon as possible, please'))),
      '{}', '', timestamptz '2026-09-01T08:00:00Z' + place * interval '1 second'
    from generate_series(0, ${leadCount - 1}::int) as place`);
  await db.execute('analyze');
}

/** Takes all of an answer and keeps none of it. */
async function take(address: RequestOptions, onFirst: () => void): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`The export was answered ${answer.statusCode}.`);
  let bytes = 0;
  for await (const part of answer) {
    if (bytes === 0) onFirst();
    bytes += (part as Buffer).length;
  }
  return bytes;
}

/** Hangs up once there is something. */
function firstByteOf(address: RequestOptions): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(address, (answer) => {
      answer.once('data', () => {
        resolve(performance.now() - startedAt);
        answer.destroy();
      });
    });
    request.once('error', reject);
  });
}

function middle(rows: ExportRow[]): ExportRow {
  return rows.toSorted((one, other) => one.ms - other.ms)[Math.floor(rows.length / 2)]!;
}

/** Memory is looked at a hundred times a second; what counts is the most of it beyond what there was before. */
async function measured(name: string, run: (onFirst: () => void) => Promise<number>): Promise<ExportRow> {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  let firstByteMs = Number.NaN;
  const startedAt = performance.now();
  const bytes = await run(() => {
    firstByteMs = performance.now() - startedAt;
  });
  const ms = performance.now() - startedAt;
  clearInterval(looking);
  return { name, ms, firstByteMs, megabytes: bytes / mebibyte, grownMb: (most - before) / mebibyte };
}

import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensureForms, updateForm } from '#server/features/leads/form-queries.ts';
import { insertLeads, type NewLead } from '#server/features/leads/queries.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { serve } from '@hono/node-server';
import { copyFromPostgres } from './copy-leads.ts';

const leadCount = 100_000;
const facebookCampaignId = '120000000000000001';
const form = { facebookFormId: '5100', facebookPageId: '3100' };
const mebibyte = 1024 ** 2;

interface ExportRow {
  name: string;
  ms: number;
  firstByteMs: number;
  megabytes: number;
  grownMb: number;
}

/**
 * 100,000 leads as a file, through the whole product, beside the database's own COPY of the same rows. On the
 * PostgreSQL at this address, so that what grows is ours; embedded without one, and then without COPY.
 */
export async function benchLeads(postgresUrl?: string): Promise<{ leadCount: number; rows: ExportRow[] }> {
  if (postgresUrl) process.env['TEST_DATABASE_URL'] = postgresUrl;
  const house = await openTestHouse();
  delete process.env['TEST_DATABASE_URL'];
  const { db } = house.house;
  const kari = await house.visitor().join();
  const { id } = await kari.ask.workspaces.current();
  // Only a session mints one, and this is the session's own.
  await fill(db, id as WorkspaceId);
  const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const server = serve({ fetch: house.app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const path = `/exports/leads/${facebookCampaignId}.csv`;
  const address = { host: '127.0.0.1', port, path, headers: { cookie } };
  const download = (onFirst: () => void) => take(address, onFirst);

  await download(() => {});
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) waits.push(await firstByteOf(address));
  const [, , , , firstByteMs = Number.NaN] = waits.toSorted((one, other) => one - other);
  const rows = [{ ...(await measured('ours, over HTTP', download)), firstByteMs }];
  if (postgresUrl) {
    const { rows: names } = (await db.execute('select current_database() as name')) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(postgresUrl);
    url.pathname = names[0]!.name;
    const copied = await measured('the database’s own COPY', (onFirst) =>
      copyFromPostgres(url.href, onFirst),
    );
    rows.push(copied);
  }
  server.close();
  await house.close();
  return { leadCount, rows };
}

async function fill(db: Database, workspaceId: WorkspaceId): Promise<void> {
  const questions = Object.keys(answersOf(0)).map((name) => ({ name, label: name }));
  await ensureForms(db, [{ workspaceId, ...form, addedAt: new Date() }]);
  await updateForm(db, workspaceId, { facebookFormId: form.facebookFormId, questions });
  for (let from = 0; from < leadCount; from += 1000) {
    const leads = Array.from({ length: 1000 }, (_, place) => leadOf(from + place));
    await insertLeads(db, workspaceId, leads);
  }
  await db.execute('analyze');
}

function leadOf(place: number): NewLead {
  return {
    ...form,
    facebookLeadId: String(8_000_000_000_000_000 + place),
    facebookCampaignId,
    createdAt: new Date(1_790_000_000_000 + place * 1000),
    answers: Object.entries(answersOf(place)).map(([name, value]) => ({ name, values: [value] })),
    contacts: [],
    searchText: '',
  };
}

function answersOf(place: number): Record<string, string> {
  return {
    full_name: `Åse Nordmann ${place}`,
    email: `ase.nordmann.${place}@example.no`,
    phone_number: `+47${90_000_000 + place}`,
    when: 'As soon as possible, please',
  };
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

/** Memory is looked at a hundred times a second; what counts is the most of it beyond what there was before. */
async function measured(name: string, run: (onFirst: () => void) => Promise<number>): Promise<ExportRow> {
  globalThis.gc?.();
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

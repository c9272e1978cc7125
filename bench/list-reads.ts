import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Database } from '#server/platform/database/database.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { serveHere } from '#tests/serve-here.ts';
import pg from 'pg';

const list = '/api/live-campaigns?limit=50';

interface ListRow {
  name: string;
  aSecond: number;
  /** Nobody of 95 of 100 waits longer. */
  lateMs: number;
}

type Statement = { text: string; values?: unknown[] };

/**
 * A list of 50 campaigns with their figures, asked by a session, beside bare Node that runs the same statements and sends
 * the same text. Both stand in this process and are asked by a thread of its own, in turn.
 */
export async function benchListReads(postgresUrl?: string): Promise<{ statements: number; rows: ListRow[] }> {
  if (!postgresUrl) return { statements: 0, rows: [] };
  process.env['TEST_DATABASE_URL'] = postgresUrl;
  const house = await openTestHouse();
  delete process.env['TEST_DATABASE_URL'];
  const { ctx, practice } = house;
  await practice.turn({ rate_limits: 'off', insights_refresh_minutes: 60 });
  await practice.fill({ campaigns: 50, adsPerCampaign: 5 });
  const syncing = openSyncing(house);
  const kari = await syncing.member();
  await syncing.synced(kari.ask);

  const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ours = await serveHere(house.app.fetch, { asShipped: true });
  const asked = { url: `${ours.url}${list}`, cookie };
  const answer = await (await fetch(asked.url, { headers: { cookie } })).json();
  const statements = await recordStatements(() => fetch(asked.url, { headers: { cookie } }));
  const pool = new pg.Pool({ connectionString: await urlOf(postgresUrl, ctx.db), max: 10 });
  const bare = createServer((_request, response) => {
    void (async () => {
      for (const { text, values } of statements)
        await pool.query({ text, values: values ?? [], rowMode: 'array' });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));

  const rows = { ours: [] as ListRow[], bare: [] as ListRow[] };
  for (let turn = -1; turn < turns; turn += 1) {
    const mine = await askFrom('ours, by a session', asked);
    const theirs = await askFrom('bare Node, the same SQL', {
      ...asked,
      url: `http://127.0.0.1:${portOf(bare)}/`,
    });
    // The first of both is to get warm.
    if (turn < 0) continue;
    rows.ours.push(mine);
    rows.bare.push(theirs);
  }
  bare.close();
  await ours.close();
  await pool.end();
  await house.close();
  return { statements: statements.length, rows: [middle(rows.ours), middle(rows.bare)] };
}

const turns = 3;

/** What the product asks of the database while this is answered, in that order. */
async function recordStatements(ask: () => Promise<Response>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: [Statement | string, unknown[]?]) {
    const [first, values] = asked;
    if (typeof first === 'string') statements.push({ text: first, ...(values && { values }) });
    else if ('text' in first) statements.push({ text: first.text, values: values ?? first.values ?? [] });
    return Reflect.apply(query, this, asked) as unknown;
  } as typeof query;
  await (await ask()).text();
  pg.Client.prototype.query = query;
  return statements;
}

async function urlOf(postgresUrl: string, db: Database): Promise<string> {
  const { rows } = (await db.execute('select current_database() as name')) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(postgresUrl);
  url.pathname = rows[0]!.name;
  return url.href;
}

/** Asked from a thread of its own, ten at a time, so that it is not this one that is slow. */
function askFrom(name: string, asked: { url: string; cookie: string }): Promise<ListRow> {
  const worker = new Worker(new URL('ask-again.ts', import.meta.url), { workerData: asked });
  return new Promise((resolve, reject) => {
    worker.once('message', (found: Omit<ListRow, 'name'>) => resolve({ name, ...found }));
    worker.once('error', reject);
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function middle(rows: ListRow[]): ListRow {
  return rows.toSorted((one, other) => one.aSecond - other.aSecond)[Math.floor(rows.length / 2)]!;
}

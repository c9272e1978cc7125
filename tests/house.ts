import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { buildApp } from '#server/app.ts';
import { jobs } from '#server/jobs.ts';
import { openAppContext } from '#server/open-app-context.ts';
import { type OpenedDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/log/log.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { sql } from 'drizzle-orm';
import type { Plan } from '#contract/people/plans.ts';
import { orderSubscription } from '#server/features/workspaces/order-subscription.ts';
import { openPractice } from './practice.ts';
import { openTestDatabase } from './test-database.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const usualUrl = 'https://adfjord.test';
const sandboxUrl = 'http://sandbox.test';

/** What one or several servers of a test stand on. */
interface Ground {
  sandbox: Sandbox;
  settings: Settings;
  clock: { ahead: number };
  now(): number;
  /** Whom the sandbox reaches at our address, once somebody is there. */
  ours: { answer?: (request: Request) => Response | Promise<Response> };
  clear(): Promise<void>;
}

/** The whole product in one process: real server, real SQL, real queue, make-believe outside world. Settings of a test's own win. */
export async function openTestHouse(environment: Record<string, string> = {}) {
  const [ground, database] = await Promise.all([openGround(environment), openTestDatabase()]);
  const opened = await openOn(ground, database);
  return {
    ...opened,
    async close(): Promise<void> {
      await opened.close();
      await ground.clear();
    },
  };
}

/** Two servers in front of one PostgreSQL, as behind a load balancer. Only where TEST_DATABASE_URL is set. */
export async function openTwoServers() {
  const [ground, database] = await Promise.all([openGround(), openTestDatabase()]);
  if (database.engine !== 'postgres') throw new Error('Two servers need a PostgreSQL.');
  const first = await openOn(ground, database);
  const second = await openOn(ground, await openPostgres(database.url));
  return {
    first,
    second,
    async close(): Promise<void> {
      await second.close();
      await first.close();
      await ground.clear();
    },
  };
}

/** A server that stops while the world goes on, and others that come up in its place, over the same data. */
export async function openHouseThatStops() {
  const [ground, database] = await Promise.all([openGround(), openTestDatabase()]);
  return {
    start: () => openOn(ground, { ...database, close: () => Promise.resolve() }),
    async clear(): Promise<void> {
      await database.close();
      await ground.clear();
    },
  };
}

async function openGround(environment: Record<string, string> = {}): Promise<Ground> {
  const houseUrl = environment['PUBLIC_URL'] ?? usualUrl;
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-'));
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const ours: Ground['ours'] = {};
  const sandbox = await openSandbox({
    publicUrl: sandboxUrl,
    smtpPort: 0,
    now,
    writerPaceMs: 0,
    studioPaceMs: 0,
    fetch: async (request) =>
      (request.url.startsWith(houseUrl) && (await ours.answer?.(request))) || fetch(request),
    callbacks: {
      deauthorizeUrl: `${houseUrl}/facebook/deauthorize`,
      dataDeletionUrl: `${houseUrl}/facebook/data-deletion`,
    },
  });
  const settings = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: houseUrl,
    SANDBOX_URL: sandboxUrl,
    SANDBOX_APP_SECRET: 'practice-app-secret',
    MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    SECRET: 'a secret for tests, long enough to be one',
    ...environment,
  });
  async function clear(): Promise<void> {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { sandbox, settings, clock, now, ours, clear };
}

async function openOn({ sandbox, settings, clock, now, ours }: Ground, database: OpenedDatabase) {
  const logged: string[] = [];
  const log = openLog((line) => logged.push(line));
  const { ctx, auth, close } = await openAppContext({
    settings,
    database,
    log,
    now,
    passwordExponent: 10,
    fetch: (request) => sandbox.fetch(request),
  });
  const webFolder = join(import.meta.dirname, '..', 'build', 'web', 'client');
  const app = await buildApp(ctx, { auth, webFolder });
  ours.answer = (request) => app.fetch(request, { clientAddress: '203.0.113.1' });
  const practice = openPractice(sandbox.fetch);

  let rounds: Promise<unknown> = Promise.resolve();
  /** One round of every kind of job, after the round that may be running. Answers what went wrong. */
  function runJobs(): Promise<unknown[]> {
    const round = rounds.then(runOnce);
    rounds = round;
    return round;
  }
  async function runOnce(): Promise<unknown[]> {
    const failures: unknown[] = [];
    let due = await listDue();
    for (const job of jobs) {
      if (!due.has(job.name)) continue;
      failures.push(...(await ctx.queue.workOnce(job.name, (errand) => job.attempt(ctx, errand))));
      due = await listDue();
    }
    return failures;
  }
  /** The kinds of which something waits: asking for each of them costs thirty questions a round. */
  async function listDue(): Promise<Set<string>> {
    const kinds = await ctx.queue.kinds();
    return new Set(kinds.filter(({ due }) => due > 0).map(({ job }) => job));
  }

  return {
    ctx,
    app,
    logged,
    practice,
    /** How the outside services are reached. */
    fetchOutside: sandbox.fetch,
    runJobs,
    close,
    /** Makes jobs that wait for their next try, or for their time, due now. */
    async retryJobs(): Promise<unknown[]> {
      await ctx.db.execute(
        sql`update jobs.job set start_after = now() where state in ('retry', 'created') and start_after > now()`,
      );
      return runJobs();
    },
    /** Puts somebody who is signed in on a plan, as the operator does. */
    async subscribe(visitor: Visitor, plan: Plan = 'enterprise'): Promise<void> {
      await visitor.ask.workspaces.current();
      const { isDone, text } = await orderSubscription(ctx.db, [visitor.email, plan]);
      if (!isDone) throw new Error(text);
    },
    /** Moves our clock and the sandbox's on together. */
    async passTime(minutes: number): Promise<void> {
      clock.ahead += minutes * 60_000;
    },
    /** Somebody new at the door, with a browser of their own; with cookies, somebody who was at another server's. */
    visitor: (cookies?: Map<string, string>) =>
      openVisitor({ url: settings.publicUrl, app, practice, runJobs, sandboxFetch: sandbox.fetch, cookies }),
  };
}

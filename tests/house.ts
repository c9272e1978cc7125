import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox } from '#sandbox/sandbox.ts';
import { buildApp } from '#server/app.ts';
import { jobs } from '#server/jobs.ts';
import { openHouse } from '#server/open-house.ts';
import { openLog } from '#server/plumbing/log.ts';
import { readSettings } from '#server/plumbing/settings.ts';
import { sql } from 'drizzle-orm';
import { openPractice } from './practice.ts';
import { openTestDatabase } from './test-database.ts';
import { openVisitor } from './visitor.ts';

const houseUrl = 'https://adfjord.test';
const sandboxUrl = 'http://sandbox.test';

/** The whole product in one process: real server, real SQL, real queue, make-believe outside world. */
export async function openTestHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-'));
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const [sandbox, database] = await Promise.all([
    openSandbox({ publicUrl: sandboxUrl, smtpPort: 0, now, writerPaceMs: 0 }),
    openTestDatabase(),
  ]);
  const settings = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: houseUrl,
    SANDBOX_URL: sandboxUrl,
    MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    SECRET: 'a secret for tests, long enough to be one',
  });
  const logged: string[] = [];
  const log = openLog((line) => logged.push(line));
  const { house, auth, close } = await openHouse({
    settings,
    database,
    log,
    now,
    fetch: (request) => sandbox.fetch(request),
  });
  const app = await buildApp(house, {
    auth,
    webFolder: join(import.meta.dirname, '..', 'build', 'web', 'client'),
  });

  let rounds: Promise<unknown> = Promise.resolve();
  /** One round of every kind of job, after the round that may be running. Answers what went wrong. */
  function runJobs(): Promise<unknown[]> {
    const round = rounds.then(runOnce);
    rounds = round;
    return round;
  }
  async function runOnce(): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (const job of jobs) {
      failures.push(...(await house.queue.workOnce(job.name, (errand) => job.attempt(house, errand))));
    }
    return failures;
  }

  const practice = openPractice(sandbox.fetch);
  return {
    house,
    app,
    logged,
    practice,
    runJobs,
    /** Makes jobs that wait for their next try due now. */
    async retryJobs(): Promise<unknown[]> {
      await house.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
      return runJobs();
    },
    /** Moves our clock and the sandbox's on together. */
    async passTime(minutes: number): Promise<void> {
      clock.ahead += minutes * 60_000;
    },
    /** Somebody new at the door, with a browser of their own. */
    visitor: () => openVisitor({ url: houseUrl, app, practice, runJobs, sandboxFetch: sandbox.fetch }),
    async close(): Promise<void> {
      await close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

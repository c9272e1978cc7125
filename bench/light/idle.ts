import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { clearGround, type Ground, makeGround } from '#tests/journeys/run-product.ts';
import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { frugal, frugalFlags } from '../../scripts/frugal.mjs';

/** V8 tidies up after a start, once nothing has happened for half a minute. */
const settledMs = 45_000;
const restMs = 40_000;
const starts = 3;
export interface IdleRow {
  server: string;
  residentMb: number;
  /** Of one core. */
  processorPercent: number;
}

export interface StartRow {
  start: string;
  ms: number;
}

/** The built product as `npm start` runs it: how long a start takes, and what it takes while nobody uses it. Only on Linux. */
export async function benchIdle(postgresUrl?: string): Promise<{ starts: StartRow[]; idle: IdleRow[] }> {
  if (process.platform !== 'linux') return { starts: [], idle: [] };
  const ground = await makeGround();
  const first = await start(ground, { DATA_DIR: ground.dataDir });
  // Side by side: all of them only rest.
  const idle = await Promise.all([
    restOf('embedded, practice services included', first.child),
    restElsewhere('embedded, practice services elsewhere', {}),
    ...(postgresUrl ? [restOnPostgres(postgresUrl)] : []),
  ]);
  await end(first.child, 'SIGTERM');
  const next = await startAgain(ground, 'SIGTERM');
  const killed = await startAgain(ground, 'SIGKILL');
  await clearGround(ground);
  return {
    idle,
    starts: [
      { start: 'first, a new database', ms: first.ms },
      { start: 'next', ms: next },
      { start: 'after a kill', ms: killed },
    ],
  };
}

/** In a place of its own, and without practice services: nobody answers there, and nobody is asked while it rests. */
async function restElsewhere(server: string, settings: Record<string, string>): Promise<IdleRow> {
  const ground = await makeGround();
  const own = { DATA_DIR: ground.dataDir, SANDBOX_URL: 'http://127.0.0.1:1', ...settings };
  const { child } = await start(ground, own);
  const row = await restOf(server, child);
  await end(child, 'SIGTERM');
  await clearGround(ground);
  return row;
}

async function restOnPostgres(url: string): Promise<IdleRow> {
  await using database = await makePostgresDatabase(url);
  return await restElsewhere('on PostgreSQL, practice services elsewhere', { DATABASE_URL: database.url });
}

/** The middle of a few starts, each after one that ended so. */
async function startAgain(ground: Ground, signal: NodeJS.Signals): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time <= starts; time += 1) {
    const { child, ms } = await start(ground, { DATA_DIR: ground.dataDir });
    // The first comes after another end.
    if (time > 0) took.push(ms);
    await wait(500);
    await end(child, signal);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(starts / 2)]!;
}

async function start({ port, sandboxPort }: Ground, settings: Record<string, string>) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--enable-source-maps', ...frugalFlags, 'build/server/main.js'], {
    env: {
      ...frugal,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', (code) => {
    if (code) throw new Error(`The product ended with ${code}.`);
  });
  child.stdout.setEncoding('utf8');
  for await (const said of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(said).includes('Adfjord is ready at')) break;
  child.stdout.resume();
  return { child, ms: performance.now() - startedAt };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

async function restOf(server: string, child: ChildProcess): Promise<IdleRow> {
  await wait(settledMs);
  const before = await workedMs(child);
  await wait(restMs);
  const worked = (await workedMs(child)) - before;
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const residentMb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  return { server, residentMb, processorPercent: (worked / restMs) * 100 };
}

/** Processor time of the process in all its threads, as Linux schedules it: its ticks count whoever wakes often for too much. */
async function workedMs({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const told = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')),
  );
  return told.reduce((sum, words) => sum + Number(words.split(' ')[0]), 0) / 1_000_000;
}

import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where a product lives: it may be stopped or killed and started again there. */
export interface Ground {
  dataDir: string;
  port: number;
  sandboxPort: number;
}

export interface Running {
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves to what it ends with, however it ends. */
  ended: Promise<number | null>;
  /** Asks it to end and waits. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Names the data folder that a first start has left. */
export const firstGround = 'ADFJORD_FIRST_GROUND';

export async function makeGround(): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adfjord-journey-'));
  const first = process.env[firstGround];
  if (first) await cp(first, dataDir, { recursive: true });
  const [port, sandboxPort] = await findFreePorts();
  return { dataDir, port, sandboxPort };
}

export function clearGround({ dataDir }: Ground): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** Starts the product as it is built, with its own sandbox unless SANDBOX_URL names one. Resolves once it is ready. */
export function startProduct(ground: Ground, settings: Record<string, string> = {}): Promise<Running> {
  return start(ground, settings, { file: 'build/server/main.js', readyLine: 'Adfjord is ready at' });
}

/** Starts the sandbox alone, so that the product can be killed without it. */
export function startSandbox(ground: Ground): Promise<Running> {
  return start(ground, {}, { file: 'build/sandbox/main.js', readyLine: 'Sandbox ready at' });
}

async function start(
  { dataDir, port, sandboxPort }: Ground,
  settings: Record<string, string>,
  { file, readyLine }: { file: string; readyLine: string },
): Promise<Running> {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // A program that is started thirty times is compiled once.
      NODE_COMPILE_CACHE: join('.cache', 'tests', 'compiled'),
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // Journeys are walked at any hour.
      SUPPORT_HOURS: 'always',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        printed += words;
        if (printed.includes(readyLine)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${file} did not start.\n${printed}`)));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid!, output: () => printed, ended, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Puts a person on the largest plan, as the operator does it, while nothing else has the database open. */
export async function subscribe({ dataDir }: Ground, email: string, database: object = {}): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...database };
  await promisify(execFile)(process.execPath, ['server/set-subscription.ts', email, 'enterprise'], { env });
}

/** Below what a system gives to whoever connects to somebody: such a port may be taken before it is listened to. */
const ports = { from: 20_000, count: 10_000 };
/** Each process looks in a stretch of its own, so that journeys side by side do not choose the same. */
let next = (process.pid * 40) % ports.count;

/** One port for the product, and one for the sandbox whose neighbour takes its emails. */
export async function findFreePorts(): Promise<[port: number, sandboxPort: number]> {
  for (;;) {
    const port = ports.from + next;
    next = (next + 3) % ports.count;
    const areFree = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (areFree.every(Boolean)) return [port, port + 1];
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

import { benchDashboard } from './dashboard.ts';
import { benchFreshStart } from './fresh-start.ts';
import { benchIdle } from './idle.ts';
import type { Limit } from '../limits.ts';
import { benchListReads } from '../list-reads.ts';
import { weighOnDisk } from './weigh-on-disk.ts';
import { benchWeights } from './weights.ts';

/** Tells how quick a list is beside bare Node. */
export async function tellLists(postgresUrl?: string): Promise<Limit[]> {
  const { statements, rows } = await benchListReads(postgresUrl);
  const [ours, bare] = rows;
  console.log(
    `\nA list of 50 campaigns with figures, ten asking at once, ${statements} statements each (limit: 70 % of bare Node)\n`,
  );
  console.table(
    rows.map(({ name, aSecond, lateMs }) => ({
      way: name,
      'answers a second': Math.round(aSecond),
      'share of bare Node': Number((aSecond / bare!.aSecond).toFixed(2)),
      '95 of 100 within, ms': Math.round(lateMs),
    })),
  );
  return [
    {
      what: 'a list of 50 campaigns, times bare Node',
      measured: ours && bare && bare.aSecond / ours.aSecond,
      toReach: 1.43,
      reached: 1.75,
    },
  ];
}

/** Tells how long the built product takes to start, and what it takes while nobody uses it. */
export async function tellRest(postgresUrl?: string): Promise<Limit[]> {
  const { starts, idle } = await benchIdle(postgresUrl);
  console.log('\nStarting the built product, and what it takes while nobody uses it\n');
  console.table(starts.map(({ start, ms }) => ({ start, ms: Math.round(ms) })));
  console.table(
    idle.map(({ server, residentMb, processorPercent }) => ({
      server,
      'MB resident': Math.round(residentMb),
      '% of a core': Number(processorPercent.toFixed(2)),
    })),
  );
  const [, next, killed] = starts;
  const [whole, embedded, onPostgres] = idle;
  return [
    { what: 'next start, ms', measured: next?.ms, toReach: 1200 },
    { what: 'start after a kill, ms', measured: killed?.ms, toReach: 5000 },
    { what: 'idle, embedded, MB', measured: embedded?.residentMb, toReach: 250, reached: 293 },
    {
      what: 'idle, practice services beside it, MB',
      measured: whole && embedded && whole.residentMb - embedded.residentMb,
      toReach: 70,
    },
    {
      what: 'idle, embedded, % of a core',
      measured: whole?.processorPercent,
      toReach: 0.3,
      reached: 0.5,
    },
    { what: 'idle, on PostgreSQL, MB', measured: onPostgres?.residentMb, toReach: 130 },
    { what: 'idle, on PostgreSQL, % of a core', measured: onPostgres?.processorPercent, toReach: 0.3 },
  ];
}

/** Tells how long a fresh clone takes until it is ready, and what it installs. */
export async function tellFreshStart(): Promise<Limit[]> {
  const { ms, installedMb } = await benchFreshStart();
  const allMb = await weighOnDisk('node_modules');
  console.log(`\nInstalled: ${Math.round(allMb)} MB, and to run it ${Math.round(installedMb ?? 0)}\n`);
  return [
    { what: 'npm start on a fresh clone, ms', measured: ms, toReach: 45_000, reached: 58_000 },
    { what: 'installed to run it, MB', measured: installedMb, toReach: 514, reached: 720 },
  ];
}

/** What the browser is sent of the pages opened most. */
export async function tellWeights(): Promise<Limit[]> {
  const weights = await benchWeights();
  return weights.flatMap(({ page, weight, limit }) => [
    {
      what: `script of the ${page}, KiB`,
      measured: weight.kib,
      toReach: toReach[page].kib,
      reached: limit.kib,
    },
    {
      what: `script of the ${page}, requests`,
      measured: weight.requests,
      toReach: toReach[page].requests,
      reached: limit.requests,
    },
  ]);
}

/** How soon the dashboard's figures are painted on a phone, and after how many waves. */
export async function tellDashboard(): Promise<Limit[]> {
  const { paintMs, waves } = await benchDashboard();
  return [
    {
      what: 'dashboard with its figures, largest paint, ms',
      measured: paintMs,
      toReach: 1200,
      reached: 3400,
    },
    { what: 'dashboard, waves before its figures', measured: waves, toReach: 2, reached: 4 },
  ];
}

/** What the scripts of a page are to come to in the end. */
const toReach = {
  'sign-in': { kib: 85, requests: 8 },
  dashboard: { kib: 110, requests: 12 },
  'live page': { kib: 170, requests: 12 },
  builder: { kib: 170, requests: 12 },
};

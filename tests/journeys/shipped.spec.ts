import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { clearGround, makeGround } from './run-product.ts';

const run = promisify(execFile);

test('A shipped folder tells what it was built from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-shipped-'));
  const { dataDir, port } = await makeGround();
  try {
    await run(process.execPath, ['scripts/ship.mjs', folder, '--without-node']);
    const { stdout } = await run(process.execPath, ['build/server/doctor.js'], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port) },
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toContain(readFileSync('build/built-from', 'utf8').slice(0, 12));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await clearGround({ dataDir, port, sandboxPort: 0 });
  }
});

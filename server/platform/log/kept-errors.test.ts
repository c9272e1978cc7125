import { mkdtempSync, readdirSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findErrors, keepErrors } from './kept-errors.ts';
import { openLog } from './log.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'adfjord-log-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const log = openLog(keepErrors(dataDir));

test('what somebody quotes is found, and what is no error is not kept', async () => {
  log.error('a request failed', new Error('The river is dry.'), { requestId: 'b84a5574-quoted' });
  log.error('a request failed', new Error('Another one.'), { requestId: 'somebody-else' });
  log.info('security', { event: 'signed-in' });
  expect(await findErrors(dataDir, 'B84A5574-QUOTED', 50)).toEqual([
    expect.objectContaining({
      message: 'a request failed',
      error: expect.stringContaining('The river is dry.'),
    }),
  ]);
  expect((await findErrors(dataDir, '', 50)).map(({ requestId }) => requestId)).toEqual([
    'somebody-else',
    'b84a5574-quoted',
  ]);
  expect(await findErrors(dataDir, '', 1)).toHaveLength(1);
  expect(await findErrors(dataDir, 'signed-in', 50)).toEqual([]);
});

test('two weeks are kept, and half a line is passed over', async () => {
  const folder = join(dataDir, 'log');
  const [today] = readdirSync(folder);
  appendFileSync(join(folder, today!), '{"at":"2026');
  for (let day = 10; day < 30; day += 1) writeFileSync(join(folder, `2020-01-${day}.jsonl`), '');
  openLog(keepErrors(dataDir)).error('again', new Error('Once more.'));
  expect(readdirSync(folder)).toHaveLength(14);
  expect(readdirSync(folder)).toContain(today);
  expect(await findErrors(join(dataDir, 'elsewhere'), '', 50)).toEqual([]);
});

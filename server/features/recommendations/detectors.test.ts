import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectors } from './detectors.ts';

const folder = join(import.meta.dirname, 'detectors');
const files = readdirSync(folder);

test('each detector has a file and a test of its own, named after what it finds', () => {
  for (const { code } of detectors) {
    expect(files).toContain(`${code}.ts`);
    expect(files).toContain(`${code}.test.ts`);
  }
});

test('whoever adds one does so in the list: none is left out, and none is there twice', async () => {
  const modules = await Promise.all(
    files
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const found = modules
    .flatMap((module) => Object.values(module))
    .filter((each) => typeof each === 'object' && each !== null && 'detect' in each);
  expect(new Set(detectors)).toEqual(new Set(found));
  expect(new Set(detectors.map(({ code }) => code)).size).toBe(detectors.length);
});

test('what sends somebody to leads is told only to whoever may see them', () => {
  const leadThere = detectors.filter(({ code }) =>
    readFileSync(join(folder, `${code}.ts`), 'utf8').includes("code: 'see-leads'"),
  );
  expect(leadThere.length).toBeGreaterThan(0);
  for (const { right } of leadThere) expect(right).toBe('leads');
});

test('what silences another is a detector itself', () => {
  const codes = new Set(detectors.map(({ code }) => code));
  for (const { silencedBy = [] } of detectors) for (const code of silencedBy) expect(codes).toContain(code);
});

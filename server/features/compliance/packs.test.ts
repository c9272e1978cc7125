import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packNames } from '#contract/compliance/finding.ts';
import { packs, rules } from './packs.ts';

test('whoever adds a rule does so in its pack: none is left out, and none is there twice', async () => {
  for (const { name, rules: own } of packs) {
    const folder = join(import.meta.dirname, 'rules', name);
    const files = readdirSync(folder);
    const ruleFiles = files.filter((file) => !file.endsWith('.test.ts'));
    for (const file of ruleFiles) expect(files).toContain(file.replace(/\.ts$/, '.test.ts'));
    const modules = await Promise.all(
      ruleFiles.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
    );
    expect(new Set(own)).toEqual(new Set(modules.flatMap((module) => Object.values(module))));
  }
  expect(packs.map(({ name }) => name)).toEqual(packNames);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

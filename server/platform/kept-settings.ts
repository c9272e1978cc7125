import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingName, secretSettings, SettingName as AnySetting } from '#contract/operator/setup.ts';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import { openSeal } from './crypto/seal.ts';
import { readJson } from './read-json.ts';

/** What the operator has set in the browser, each by its name in the environment. */
export type Kept = Partial<Record<SettingName, string>>;

const Values = z.record(z.string(), z.union([z.string(), z.object({ sealed: z.string() })]));
type Values = z.infer<typeof Values>;

export const keptName = 'settings.json';

export function keptFile(dataDir: string): string {
  return join(dataDir, keptName);
}

/** A file, since it says where database and services are before any of them is open. */
export function readKept(dataDir: string, secret: () => string): Kept {
  const file = keptFile(dataDir);
  const values = readValues(file);
  const seal = openSeal(secret());
  const open = (name: string, value: string | { sealed: string }) => {
    if (typeof value === 'string') return value;
    try {
      return seal.decrypt(value.sealed, contextOf(name));
    } catch {
      throw new CannotStart(
        `${name} in ${file} was sealed with another SECRET. Start with that one, or remove the file and set up in the browser again.`,
      );
    }
  };
  const known = Object.entries(values).filter(([name]) => isKnown(name));
  return Object.fromEntries(known.map(([name, value]) => [name, open(name, value)]));
}

/** Whole or not at all, for its owner's eyes only, secrets sealed. What only a newer Adfjord knows stays as it is. */
export function writeKept(dataDir: string, secret: string, kept: Kept): void {
  const seal = openSeal(secret);
  const values = Object.entries(kept).map(([name, value]) => [
    name,
    secretSettings.has(name) ? { sealed: seal.encrypt(value, contextOf(name)) } : value,
  ]);
  const file = keptFile(dataDir);
  const unknown = Object.entries(readValues(file)).filter(([name]) => !isKnown(name));
  writeValues(file, Object.fromEntries([...values, ...unknown]));
}

/** Seals everything secret in it with another secret, what only a newer Adfjord knows as well. What the first one does not open stays as it is. */
export function resealKept(dataDir: string, { from, to }: { from: string; to: string }): void {
  const [old, fresh] = [openSeal(from), openSeal(to)];
  const reseal = ({ sealed }: { sealed: string }, context: string) => {
    try {
      return { sealed: fresh.encrypt(old.decrypt(sealed, context), context) };
    } catch {
      return { sealed };
    }
  };
  const file = keptFile(dataDir);
  const values = Object.entries(readValues(file)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : reseal(value, contextOf(name)),
  ]);
  writeValues(file, Object.fromEntries(values));
}

const isKnown = (name: string) => AnySetting.safeParse(name).success;

function writeValues(file: string, values: Values): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, `${JSON.stringify(values, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, file);
}

/** As they stand in the file; none where there is none. */
function readValues(file: string): Values {
  const text = readText(file);
  if (text === undefined) return {};
  const values = Values.safeParse(readJson(text)).data;
  if (values) return values;
  throw new CannotStart(
    `${file} cannot be read. Put it right, or remove it and set up in the browser again.`,
  );
}

function contextOf(name: string): string {
  return `setting:${name}`;
}

/** Undefined where there is none. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new CannotStart(
      `${file} may not be read (${code}). Give it to the user that runs Adfjord, or remove it and set up in the browser again.`,
    );
  }
}

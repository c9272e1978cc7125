import { readFileSync } from 'node:fs';
import { inServerFolder } from '#server/platform/server-folder.ts';

let known: ReadonlySet<string> | undefined;

/** Whether this is one of the ten thousand passwords that everybody tries first. Read at the first question. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(inServerFolder('features/people/common-passwords.txt'), 'utf8').trim().split(/\s+/),
  );
  return known.has(password);
}

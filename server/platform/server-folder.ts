import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where something lies that is not code, seen from the source or from the bundle in `build/server`. */
export function inServerFolder(path: string): string {
  const inSource = join(import.meta.dirname, '..', path);
  return existsSync(inSource) ? inSource : join(import.meta.dirname, '..', '..', 'server', path);
}

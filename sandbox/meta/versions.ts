import type { GraphCall } from './call.ts';
import { GraphError } from './graph-error.ts';

const newest = 26;
const oldestForAds = 24;
const oldestForTheRest = 21;

/** Step 1 of a call. The ads part of the API must be asked by version, and forgets versions sooner than the rest. */
export function checkVersion({ version, path }: GraphCall, marketing: boolean): void {
  if (!version) {
    if (marketing) throw new GraphError('unknownPath', { path: `/${path.join('/')}` });
    return;
  }
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  if (major > newest || minor !== 0)
    throw new GraphError('unknownPath', { path: `/${version}/${path.join('/')}` });
  if (major < (marketing ? oldestForAds : oldestForTheRest)) throw new GraphError('deprecatedVersion');
}

export function servedVersion({ version }: GraphCall): string {
  return version ?? `v${oldestForTheRest}.0`;
}

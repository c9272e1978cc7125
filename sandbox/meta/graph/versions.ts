import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { GraphCall } from './call.ts';
import { GraphError } from './graph-error.ts';

const newest = 26;

/** When a version of the core API ends. The ads part forgets its versions much sooner. */
const coreEnds: [version: number, day: string][] = [
  [18, '2026-01-26'],
  [20, '2026-09-24'],
  [21, '2027-01-21'],
  [22, '2027-05-20'],
  [23, '2027-10-08'],
  [24, '2028-02-18'],
  [25, '2028-07-29'],
];

export interface ServedVersion {
  /** `v26.0` */
  version: string;
  headers: Record<string, string>;
}

/** Step 1 of a call: the version that serves it. The ads part must be asked by version. */
export function serveVersion(world: World, { version, path }: GraphCall, marketing: boolean): ServedVersion {
  const oldest = marketing ? switchOf(world, 'oldest_ads_version') : oldestCore(world.clock.now());
  if (!version) {
    if (marketing) throw new GraphError('unknownPath', { path: `/${path.join('/')}` });
    return told(oldest);
  }
  const asked = majorOf(version);
  if (asked > newest || !version.endsWith('.0'))
    throw new GraphError('unknownPath', { path: `/${version}/${path.join('/')}` });
  if (asked >= oldest) return told(asked);
  if (!marketing || switchOf(world, 'old_version') === 'refused') throw new GraphError('deprecatedVersion');
  const warning = `The call has been auto-upgraded to v${newest}.0 as ${version} has been deprecated`;
  const { version: served, headers } = told(newest);
  return { version: served, headers: { ...headers, 'x-ad-api-version-warning': warning } };
}

/** What came with version 26: addresses and parameters that older versions still take. */
export function refuseRetired({ version, path, params }: GraphCall): void {
  if (version !== undefined && majorOf(version) < newest) return;
  if (params['date_format'] !== undefined) throw new GraphError('retiredParam', { name: 'date_format' });
  if (path.length === 0 && params['ids'] !== undefined) throw new GraphError('retiredParam', { name: 'ids' });
}

function told(major: number): ServedVersion {
  const version = `v${major}.0`;
  return { version, headers: { 'facebook-api-version': version } };
}

function oldestCore(now: number): number {
  return coreEnds.find(([, day]) => Date.parse(day) > now)?.[0] ?? newest;
}

function majorOf(version: string): number {
  return Number.parseInt(version.slice(1), 10);
}

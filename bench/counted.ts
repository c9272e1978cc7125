import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { tellComparison } from './accounts/tell-comparison.ts';
import type { Limit } from './limits.ts';
import { tellDetectors } from './recommendations/tell-detectors.ts';
import { tellWebsites } from './websites/tell-websites.ts';

/** What is only counted, and by no clock: the longest of it in a thread of its own, the others meanwhile. */
export async function tellCounted(): Promise<Limit[]> {
  const comparing = new Worker(new URL(import.meta.url));
  // It has said all only when it is gone.
  const compared = Promise.all([once(comparing, 'message') as Promise<[number]>, once(comparing, 'exit')]);
  const untrue = tellDetectors();
  const websites = await tellWebsites();
  const [[alike]] = await compared;
  return [
    { what: 'of 100 campaigns, told what is not so', measured: untrue, toReach: 5 },
    { what: 'of 100 campaigns whose ads are alike, told apart', measured: alike, toReach: 5 },
    ...websites,
  ];
}

if (!isMainThread) parentPort?.postMessage(tellComparison());

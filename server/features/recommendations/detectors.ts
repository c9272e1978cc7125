import type { Detector } from './detector.ts';
import { changedAtMeta } from './detectors/changed-at-meta.ts';
import { leadsWaiting } from './detectors/leads-waiting.ts';
import { noResults } from './detectors/no-results.ts';
import { notShown } from './detectors/not-shown.ts';

/** All there are. Where they matter alike and as much is at stake, what stands first here comes first. */
export const detectors: readonly Detector[] = [notShown, changedAtMeta, leadsWaiting, noResults];

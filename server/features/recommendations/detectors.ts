import type { Detector } from './detector.ts';
import { adTired } from './detectors/ad-tired.ts';
import { adWorse } from './detectors/ad-worse.ts';
import { answeredLate } from './detectors/answered-late.ts';
import { audienceSmall } from './detectors/audience-small.ts';
import { changedAtMeta } from './detectors/changed-at-meta.ts';
import { formUnsent } from './detectors/form-unsent.ts';
import { heldBack } from './detectors/held-back.ts';
import { leadsWaiting } from './detectors/leads-waiting.ts';
import { landingPage } from './detectors/landing-page.ts';
import { learning } from './detectors/learning.ts';
import { limitNear } from './detectors/limit-near.ts';
import { linkEnds } from './detectors/link-ends.ts';
import { monthLimitNear } from './detectors/month-limit-near.ts';
import { noResults } from './detectors/no-results.ts';
import { notShown } from './detectors/not-shown.ts';
import { nothingRuns } from './detectors/nothing-runs.ts';
import { offerOver } from './detectors/offer-over.ts';
import { pixelSilent } from './detectors/pixel-silent.ts';
import { placesOverlap } from './detectors/places-overlap.ts';
import { winsNothing } from './detectors/wins-nothing.ts';

/** All there are. Where they matter alike and as much is at stake, what stands first here comes first. */
export const detectors: readonly Detector[] = [
  notShown,
  linkEnds,
  limitNear,
  changedAtMeta,
  landingPage,
  pixelSilent,
  noResults,
  adWorse,
  formUnsent,
  offerOver,
  monthLimitNear,
  leadsWaiting,
  winsNothing,
  answeredLate,
  heldBack,
  adTired,
  audienceSmall,
  nothingRuns,
  learning,
  placesOverlap,
];

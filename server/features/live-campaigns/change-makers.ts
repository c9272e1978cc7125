import { addAdsOnMeta } from './add-ads-on-meta.ts';
import type { ChangeKind, Ending, Errand, Maker } from './change-errand.ts';
import { removeAdsOnMeta } from './remove-ads-on-meta.ts';
import { rewordAdOnMeta } from './reword-ad-on-meta.ts';
import { setDailyBudgetOnMeta } from './set-daily-budget-on-meta.ts';
import { setLocationsOnMeta } from './set-locations-on-meta.ts';
import { setStatusOnMeta } from './set-status-on-meta.ts';

/** Who makes which kind of change. A deletion has a job of its own. */
const makers: { [Kind in Exclude<ChangeKind, 'deletion'>]: Maker<Kind> } = {
  status: setStatusOnMeta,
  'daily-budget': setDailyBudgetOnMeta,
  locations: setLocationsOnMeta,
  'ad-copy': rewordAdOnMeta,
  'new-ads': addAdsOnMeta,
  'removed-ads': removeAdsOnMeta,
};

/** Makes a change of any kind. */
export function makeKind(errand: Errand<Exclude<ChangeKind, 'deletion'>>): Promise<Ending> {
  // The compiler cannot see that the maker found by a matter's kind takes that matter.
  const make = makers[errand.matter.kind] as Maker<Exclude<ChangeKind, 'deletion'>>;
  return make(errand);
}

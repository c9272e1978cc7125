import type { ChangeKind, Ending, Errand, Maker } from './change-errand.ts';
import { makeStatus } from './make-status.ts';
import { rewordAdOnMeta } from './reword-ad-on-meta.ts';

const unbuilt = (): Promise<Ending> => Promise.reject(new Error('not built yet'));

/** Who makes which kind of change. A deletion has a job of its own. */
const makers: { [Kind in Exclude<ChangeKind, 'deletion'>]: Maker<Kind> } = {
  status: makeStatus,
  'daily-budget': unbuilt,
  locations: unbuilt,
  'ad-copy': rewordAdOnMeta,
  'new-ads': unbuilt,
  'removed-ads': unbuilt,
};

/** Makes a change of any kind. */
export function makeKind(errand: Errand<Exclude<ChangeKind, 'deletion'>>): Promise<Ending> {
  // The compiler cannot see that the maker found by a matter's kind takes that matter.
  const make = makers[errand.matter.kind] as Maker<Exclude<ChangeKind, 'deletion'>>;
  return make(errand);
}

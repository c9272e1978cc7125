import type { Location } from 'react-router';

export interface MenuPlace {
  to: string;
  /** The addresses of pages that are reached from there. */
  alsoFor?: RegExp | undefined;
}

/** Whether a way leads to the page somebody is on, or to where that is reached from: for `aria-current`. By its state an address may show something else in place of its page. */
export function currentOf({ to, alsoFor }: MenuPlace, at: Location): 'page' | true | undefined {
  if (at.pathname === to) return at.state?.isInPlaceOfPage === true ? undefined : 'page';
  return alsoFor?.test(at.pathname) || undefined;
}

export interface MenuPlace {
  to: string;
  /** The addresses of pages that are reached from there. */
  alsoFor?: RegExp | undefined;
}

/** Whether a way leads to the page somebody is on, or to where that is reached from: for `aria-current`. */
export function currentOf({ to, alsoFor }: MenuPlace, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page';
  return alsoFor?.test(pathname) || undefined;
}

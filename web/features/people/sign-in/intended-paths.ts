const leftovers = ['lastIntendedPath', 'currentIntendedPath', 'lastVisitedPath', 'intendedPath'];

/** Takes away where an earlier version of this site wanted to lead; the address bar alone says it now. */
export function forgetIntendedPaths() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of leftovers) storage.removeItem(key);
  }
}

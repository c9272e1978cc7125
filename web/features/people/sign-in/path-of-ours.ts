const home = '/dashboard';
const anyOrigin = 'https://adfjord.invalid';

/** Where to go after signing in: the asked-for path if it is one of ours, else the dashboard. */
export function pathOfOurs(asked: unknown): string {
  const address = typeof asked === 'string' && asked.startsWith('/') ? URL.parse(asked, anyOrigin) : null;
  if (address?.origin !== anyOrigin) return home;
  const { pathname, search, hash } = address;
  // A path of two slashes would be another machine's name to whoever follows it.
  if (pathname.startsWith('//') || /^\/auth(\/|$)/.test(pathname)) return home;
  return `${pathname}${search}${hash}`;
}

/** Where to go after signing in: the asked-for path if it is one of ours, else the dashboard. */
export function pathOfOurs(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return '/dashboard';
  return /^\/auth($|[/?#])/.test(asked) ? '/dashboard' : asked;
}

/** Where somebody stands in for a service, what was typed in is looked for there: its path, at their address. */
export function movedTo(standIn: string | undefined, typed: string): string | undefined {
  const { protocol, pathname, search } = new URL(typed);
  return standIn && protocol === 'https:' ? `${standIn}${pathname}${search}` : undefined;
}

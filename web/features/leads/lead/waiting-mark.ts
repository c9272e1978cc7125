const mark = 'adfjord.lead-changes';

/** Notes for every page, at no cost, whether something that was said of leads waits here to be sent. */
export function markWaiting(isWaiting: boolean): void {
  if (typeof document === 'undefined') return;
  if (isWaiting) localStorage.setItem(mark, 'waiting');
  else localStorage.removeItem(mark);
}

export function haveChangesWaited(): boolean {
  return localStorage.getItem(mark) !== null;
}

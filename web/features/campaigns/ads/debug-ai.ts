const shelf = 'adfjord.debug-ai';

/** `debug_ai=1` in the address turns it on for the session, `debug_ai=0` off. */
export function noteDebugAi(params: URLSearchParams): void {
  const wish = params.get('debug_ai');
  if (wish === '1') sessionStorage.setItem(shelf, wish);
  else if (wish !== null) sessionStorage.removeItem(shelf);
}

/** Whether what the writer is asked is to be logged to the console. */
export function isDebuggingAi(): boolean {
  return sessionStorage.getItem(shelf) === '1';
}

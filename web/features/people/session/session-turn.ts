/**
 * What touches the session, one after the other in all tabs of this browser. Asked while the session is exchanged, the
 * server would answer about the old one, and that answer would end the new one.
 */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  // A page that did not come over https has no locks.
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}

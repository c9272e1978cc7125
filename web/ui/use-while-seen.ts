import { useEffect } from 'react';

type Run = (signal: AbortSignal) => void;

/**
 * Runs what keeps a line to the server open while the page is looked at, and tells it to stop when it is not. A browser
 * has six lines to one server for all its windows together: of the same name one window runs it, the one turned to last.
 */
export function useWhileSeen(name: string, run: Run): void {
  useEffect(() => {
    let turn: Turn | undefined;
    function takeTurn() {
      if (document.hidden) {
        turn?.end();
        turn = undefined;
      } else if (!turn || !turn.isRunning()) {
        turn?.end();
        turn = beginTurn(name, run);
      }
    }
    takeTurn();
    document.addEventListener('visibilitychange', takeTurn);
    window.addEventListener('focus', takeTurn);
    return () => {
      document.removeEventListener('visibilitychange', takeTurn);
      window.removeEventListener('focus', takeTurn);
      turn?.end();
    };
  }, [name, run]);
}

interface Turn {
  isRunning(): boolean;
  end(): void;
}

/** Takes the turn from whichever window has it; once another takes it from here, waits until it comes back. */
function beginTurn(name: string, run: Run): Turn {
  const ended = new AbortController();
  let running: AbortController | undefined;
  async function hold(): Promise<void> {
    const mine = new AbortController();
    running = mine;
    const until = AbortSignal.any([ended.signal, mine.signal]);
    run(until);
    await new Promise((resolve) => until.addEventListener('abort', resolve, { once: true }));
  }
  async function waitInLine(): Promise<void> {
    for (let steal = true; !ended.signal.aborted; steal = false) {
      const options = steal ? { steal } : { signal: ended.signal };
      await navigator.locks
        .request(`adfjord ${name}`, options, () => (ended.signal.aborted ? undefined : hold()))
        // Taken by another window, or nobody waits any more.
        .catch(() => running?.abort());
      running = undefined;
    }
  }
  // Only safe addresses have locks, which those of one's own network are not: there every window runs it.
  void ('locks' in navigator ? waitInLine() : hold());
  return { isRunning: () => running !== undefined, end: () => ended.abort() };
}

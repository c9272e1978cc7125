import { useEffect } from 'react';

/** Runs something while the page is looked at, and tells it to stop when it is not. A browser has few lines to one server. */
export function useWhileSeen(run: (signal: AbortSignal) => void): void {
  useEffect(() => {
    let running: AbortController | undefined;
    function runWhileSeen() {
      if (document.hidden) {
        running?.abort();
        running = undefined;
      } else if (!running) {
        running = new AbortController();
        run(running.signal);
      }
    }
    runWhileSeen();
    document.addEventListener('visibilitychange', runWhileSeen);
    return () => {
      document.removeEventListener('visibilitychange', runWhileSeen);
      running?.abort();
    };
  }, [run]);
}

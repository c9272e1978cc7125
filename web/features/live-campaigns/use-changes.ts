import { useEffect } from 'react';
import { followChanges } from './change-stream.ts';

/** Keeps a page told of what anybody changes. A tab nobody looks at does not listen: a browser has few lines to one server. */
export function useFollowChanges(): void {
  useEffect(() => {
    let line: AbortController | undefined;
    function listenWhileSeen() {
      if (document.hidden) {
        line?.abort();
        line = undefined;
      } else if (!line) {
        line = new AbortController();
        void followChanges(line.signal);
      }
    }
    listenWhileSeen();
    document.addEventListener('visibilitychange', listenWhileSeen);
    return () => {
      document.removeEventListener('visibilitychange', listenWhileSeen);
      line?.abort();
    };
  }, []);
}

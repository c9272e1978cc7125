import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

/** Whether there is room for a table. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Pages that are written out have no screen yet.
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

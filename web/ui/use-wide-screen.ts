import { useCallback, useSyncExternalStore } from 'react';

const usualQuery = '(min-width: 768px)';

/** Wider than any phone that is held upright. */
export const beyondPhone = '(min-width: 640px)';

/** Whether there is room for a table; for one of many columns beside the sidebar, ask for more. */
export function useWideScreen(query = usualQuery): boolean {
  const subscribe = useCallback((onChange: () => void) => listenTo(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Pages that are written out have no screen yet.
    () => true,
  );
}

function listenTo(query: string, onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

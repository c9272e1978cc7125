import type { SyncState } from '#contract/live/live-campaign.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isStale } from './stale.ts';

interface AutoSync {
  /** Undefined while not known. */
  sync: SyncState | undefined;
  canSync: boolean;
  start: () => void;
}

/** Syncs once on opening the page: when the figures are old, or when the address asks for it. */
export function useAutoSync({ sync, canSync, start }: AutoSync): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('sync') === 'true';
  const { state } = useLocation();
  const isOpened = useRef(false);
  const isAnswered = useRef(false);

  useEffect(() => {
    if (!sync) return;
    // The address keeps asking for a moment after it was answered.
    const isDue = isAsked ? !isAnswered.current : !isOpened.current && isStale(sync, Date.now());
    isOpened.current = true;
    isAnswered.current = isAsked;
    if (isDue && canSync) start();
    if (isAsked) setSearch({}, { replace: true, state });
  }, [sync, canSync, isAsked, start, setSearch, state]);
}

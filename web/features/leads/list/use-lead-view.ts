import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LeadView, readView, writeView } from './lead-view.ts';

/** Neither the server nor the address is to hear of every letter. */
const writeAfterMs = 300;

/** What the address asks for, the words that stand in the search box by now, and how to change both. */
export function useLeadView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address), [address]);
  const [typed, setTyped] = useState<string>();
  const latest = useRef(setAddress);
  useEffect(() => {
    latest.current = setAddress;
  });

  function write(changes: Partial<LeadView>) {
    latest.current((before) => writeView(before, changes), { replace: true, preventScrollReset: true });
  }
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => write({ search: typed }), writeAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // From here on the address speaks for itself.
  if (typed !== undefined && typed === view.search) setTyped(undefined);

  function change({ search, ...others }: Partial<LeadView>) {
    if (search !== undefined) setTyped(search);
    if (Object.keys(others).length > 0) write(others);
  }
  const isFiltered = view.search !== '' || view.status !== '';
  return { view, typed: typed ?? view.search, isFiltered, change };
}

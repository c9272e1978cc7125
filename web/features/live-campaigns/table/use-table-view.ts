import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type TableView, writeView } from './table-view.ts';

/** Browsers refuse an address that changes with every letter. */
const writeAfterMs = 300;

/** The view in the address, and how to change it. What is typed is shown at once and written a moment later. */
export function useTableView(): [TableView, (changes: Partial<TableView>) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const [typed, setTyped] = useState<string>();
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  });

  const write = useCallback(
    (changes: Partial<TableView>) =>
      latest.current((before) => writeView(before, changes), { replace: true, preventScrollReset: true }),
    [],
  );
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => write({ text: typed }), writeAfterMs);
    return () => clearTimeout(timer);
  }, [typed, write]);
  // From here on the address speaks for itself.
  if (typed !== undefined && typed === view.text) setTyped(undefined);

  const change = useCallback(
    ({ text, ...others }: Partial<TableView>) => {
      if (text !== undefined) setTyped(text);
      if (Object.keys(others).length > 0) write(others);
    },
    [write],
  );
  const shown = useMemo(() => ({ ...view, text: typed ?? view.text }), [view, typed]);
  return [shown, change];
}

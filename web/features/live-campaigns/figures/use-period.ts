import { type Period, periods } from '#contract/live/live-figures.ts';
import { oneOf } from '#web/one-of.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const usual: Period = '30d';

/** The period an address asks for. */
export const periodIn = (search: URLSearchParams): Period => oneOf(periods, search.get('period')) ?? usual;

/** The period the address asks for, and how to ask for another. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  const choose = useCallback(
    (chosen: Period) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (chosen === usual) after.delete('period');
          else after.set('period', chosen);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [period, choose];
}

import { type CallPeriod, callPeriods } from '#contract/api-calls.ts';
import { oneOf } from '#web/one-of.ts';
import { useSearchParams } from 'react-router';

const callTabs = ['overview', 'errors', 'performance', 'log'] as const;
export type CallTab = (typeof callTabs)[number];

const usual = { period: '24h', tab: 'overview' } as const;

/** Which period and which tab the address asks for, and how to ask for others. */
export function useCallView() {
  const [search, setSearch] = useSearchParams();
  const period = oneOf(callPeriods, search.get('period')) ?? usual.period;
  const tab = callTabs.find((name) => name === search.get('tab')) ?? usual.tab;
  const choose = (changes: { period?: CallPeriod; tab?: CallTab }) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ period, tab, ...changes })) {
          if (value === usual[name as keyof typeof usual]) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { period, tab, choose };
}

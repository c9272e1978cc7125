import { usualNight } from '#contract/leads/lead-alerts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';
import { type Here, lookHere, subscribeHere, unsubscribeHere } from './this-browser.ts';

const hereKey = ['push-here'];
/** Whose pushes this browser takes: after they have signed in again it takes them again. */
const kept = 'adfjord-pushes-of';

/** Whether this browser tells of new leads, and how to have it so or otherwise. */
export function usePush() {
  const { data: me } = useQuery(api.people.me.queryOptions());
  const told = useQuery(api.push.get.queryOptions());
  const here = useQuery({ queryKey: hereKey, queryFn: lookHere });
  const known = told.data?.browsers;
  const current = typeof here.data === 'object' ? here.data : undefined;
  const isKnown = current !== undefined && known?.some(({ id }) => id === current.id);
  const lookAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.push.key() }),
      queryClient.invalidateQueries({ queryKey: hereKey }),
    ]);

  const join = useMutation({
    mutationFn: async (found: Here) => {
      if (typeof found !== 'object') return found;
      await server.push.addBrowser(found.address);
      if (me) localStorage.setItem(kept, me.id);
      return found;
    },
    onSettled: lookAgain,
  });
  const on = useMutation({
    mutationFn: async () => {
      const found = await subscribeHere(told.data!.publicKey).catch(() => undefined);
      if (!found) throw new TypeError(m.alerts_push_unreachable());
      await join.mutateAsync(found);
      if (typeof found === 'object' && known?.length === 0) await keepNightsQuiet();
      return found;
    },
    onSuccess: (found) => typeof found === 'object' && toast(m.alerts_push_done()),
    onError: (error) =>
      toastError(
        m.alerts_push_failed(),
        error.message === m.alerts_push_unreachable() ? error.message : leadTrouble(error),
      ),
    onSettled: lookAgain,
  });
  const off = useMutation({
    mutationFn: async () => {
      localStorage.removeItem(kept);
      if (current) await server.push.removeBrowser({ id: current.id });
      await unsubscribeHere();
    },
    onError: (error) => toastError(m.alerts_push_failed(), leadTrouble(error)),
    onSettled: lookAgain,
  });
  const test = useMutation({
    mutationFn: () => server.push.test({ id: current!.id }),
    onSuccess: () => toast(m.alerts_push_tested()),
    onError: (error) => toastError(m.alerts_push_test_failed(), leadTrouble(error)),
    onSettled: lookAgain,
  });

  const isForgotten = current !== undefined && known !== undefined && !isKnown;
  useEffect(() => {
    if (isForgotten && me && localStorage.getItem(kept) === me.id && join.isIdle) join.mutate(current);
  });
  const state = typeof here.data === 'object' ? (isKnown ? ('on' as const) : ('off' as const)) : here.data;
  return { state: known ? state : undefined, error: told.error ?? here.error, on, off, test };
}

/** Whoever hears at once sleeps all the same, unless they have said otherwise. */
async function keepNightsQuiet(): Promise<void> {
  if ((await server.leads.getAlerts()).quiet) return;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await server.leads.setAlerts({ quiet: { ...usualNight, timeZone } });
  await queryClient.invalidateQueries({ queryKey: api.leads.getAlerts.key() });
}

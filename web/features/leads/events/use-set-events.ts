import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';

export function useSetEvents() {
  return useMutation(
    api.leads.setEvents.mutationOptions({
      onSuccess: (state) => {
        queryClient.setQueryData(api.leads.getEvents.queryKey(), state);
        toast(state.on ? m.events_switched_on() : m.events_switched_off());
      },
      onError: (error) => toastError(m.leads_webhook_failed(), leadTrouble(error)),
    }),
  );
}

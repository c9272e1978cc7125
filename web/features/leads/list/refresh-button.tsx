import type { CampaignLeads } from '#contract/leads/lead.ts';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { lookAtLeadsAnew } from '../lead-cache.ts';
import { readingTrouble } from './lead-trouble.ts';

/** Reads a campaign's leads from Facebook now, and says what came of it. */
export function RefreshButton({ campaign }: { campaign: CampaignLeads | undefined }) {
  const { mutate, isPending } = useMutation(
    api.leads.refresh.mutationOptions({
      onSuccess: ({ added }) =>
        toast(
          m.leads_refreshed(),
          added === 0
            ? m.leads_refreshed_none()
            : m.leads_refreshed_added({ added, shown: formatWhole(added) }),
        ),
      onError: (error) => toastError(m.leads_trouble_reading(), readingTrouble(error)),
      onSettled: lookAtLeadsAnew,
    }),
  );
  function refresh({ facebookFormId, facebookPageId }: CampaignLeads) {
    mutate({ leadFormId: facebookFormId, pageId: facebookPageId });
  }
  return (
    <Button
      variant="secondary"
      className="max-sm:px-3"
      busy={isPending}
      disabled={!campaign}
      onClick={() => campaign && refresh(campaign)}
    >
      {!isPending && <RefreshCw aria-hidden />}
      {m.leads_refresh()}
    </Button>
  );
}

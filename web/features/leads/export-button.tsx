import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { downloadLeads } from './download-leads.ts';

interface ExportButtonProps {
  facebookCampaignId: string;
  hasLeads: boolean;
}

/** Saves all leads of a campaign as a file, and says how many. */
export function ExportButton({ facebookCampaignId, hasLeads }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadLeads(facebookCampaignId),
    onSuccess: (count) =>
      toast(m.leads_exported(), m.leads_exported_count({ count, shown: formatWhole(count) })),
    onError: (error) =>
      toastError(
        m.leads_export_failed(),
        error instanceof TypeError ? m.leads_export_failed_text() : error.message || m.ui_trouble_ours(),
      ),
  });
  return (
    <Button variant="secondary" busy={isPending} disabled={!hasLeads} onClick={() => mutate()}>
      {!isPending && <Download aria-hidden />}
      {m.leads_export()}
    </Button>
  );
}

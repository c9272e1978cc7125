import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, FileCode, FileSpreadsheet } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { downloadLeads, type LeadFileFormat } from './download-leads.ts';

interface ExportButtonProps {
  facebookCampaignId: string;
  hasLeads: boolean;
}

const kinds = [
  { format: 'excel', icon: <FileSpreadsheet />, name: m.leads_export_excel, text: m.leads_export_excel_text },
  { format: 'plain', icon: <FileCode />, name: m.leads_export_plain, text: m.leads_export_plain_text },
] as const;

/** Saves all leads of a campaign as a file, and says how many: for Excel, or beside it for another program. */
export function ExportButton({ facebookCampaignId, hasLeads }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: LeadFileFormat) => downloadLeads(facebookCampaignId, format),
    onSuccess: (count) =>
      toast(m.leads_exported(), m.leads_exported_count({ count, shown: formatWhole(count) })),
    onError: (error) =>
      toastError(
        m.leads_export_failed(),
        error instanceof TypeError ? m.leads_export_failed_text() : error.message || m.ui_trouble_ours(),
      ),
  });
  return (
    <div className="flex">
      <Button
        variant="secondary"
        className="rounded-r-none max-sm:px-3"
        busy={isPending}
        disabled={!hasLeads}
        onClick={() => mutate('excel')}
      >
        {!isPending && <Download aria-hidden />}
        {m.leads_export()}
      </Button>
      <Menu
        trigger={
          <Button
            variant="secondary"
            className="-ml-px rounded-l-none px-2.5"
            aria-label={m.leads_export_kinds()}
            title={m.leads_export_kinds()}
            disabled={!hasLeads || isPending}
          >
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {kinds.map(({ format, icon, name, text }) => (
          <MenuItem key={format} icon={icon} onSelect={() => mutate(format)}>
            <span className="max-w-72 py-2">
              <span className="block font-medium">{name()}</span>
              <span className="block text-xs text-pretty text-muted">{text()}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

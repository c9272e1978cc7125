import type { CampaignLeads } from '#contract/leads/lead.ts';
import { Bell, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { useMay } from '#web/workspace/may.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { EmailsSwitch } from './emails-switch.tsx';

interface ToldWhereProps {
  campaign: CampaignLeads;
}

/** Beside the figures of the leads, where there is room. */
export function ToldWhere({ campaign }: ToldWhereProps) {
  return (
    <div className="rounded-xl border border-line bg-surface px-4 py-3 max-md:hidden sm:px-6">
      <Ways campaign={campaign} className="gap-x-6 flex-row items-center justify-between" />
    </div>
  );
}

/** On a phone behind a button, so that the leads come first; filled where one hears of them. */
export function ToldWhereButton({ campaign }: ToldWhereProps) {
  const isOn = campaign.emailsOn ? m.targets_on() : m.targets_off();
  return (
    <Popover
      name={m.leads_told_where()}
      trigger={
        <Button
          variant="secondary"
          aria-label={`${m.leads_told_where()}: ${isOn}`}
          title={m.leads_told_where()}
          className={cn('px-3.5 md:hidden', campaign.emailsOn && 'text-accent-text [&_svg]:fill-current')}
        >
          <Bell aria-hidden />
          {isOn}
        </Button>
      }
    >
      <Ways campaign={campaign} />
    </Popover>
  );
}

/** Where new leads are told of besides this page: by email, and for whoever sets it up, in a system of one's own. */
function Ways({ campaign, className }: ToldWhereProps & { className?: string }) {
  const mayManage = useMay('manage');
  return (
    <div className={cn('flex h-full else:gap-2 else:flex-col else:justify-center', className)}>
      <EmailsSwitch facebookCampaignId={campaign.facebookCampaignId} emailsOn={campaign.emailsOn} />
      {mayManage && (
        <Link
          to="/profile#leads"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent-text hover:underline md:min-h-9"
        >
          <Webhook aria-hidden className="size-4" />
          {m.leads_to_webhook()}
        </Link>
      )}
    </div>
  );
}

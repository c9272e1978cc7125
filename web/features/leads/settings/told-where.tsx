import type { CampaignLeads } from '#contract/leads/lead.ts';
import { Bell, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { EmailsSwitch } from './emails-switch.tsx';

interface ToldWhereProps {
  campaign: CampaignLeads;
}

/** Beside the figures of the leads, where there is room. */
export function ToldWhere({ campaign }: ToldWhereProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-4 max-md:hidden sm:p-5">
      <Ways campaign={campaign} />
    </div>
  );
}

/** On a phone behind a button, so that the leads come first. */
export function ToldWhereButton({ campaign }: ToldWhereProps) {
  return (
    <Popover
      name={m.leads_told_where()}
      trigger={
        <Button
          variant="secondary"
          aria-label={m.leads_told_where()}
          title={m.leads_told_where()}
          className="px-3.5 md:hidden"
        >
          <Bell aria-hidden />
        </Button>
      }
    >
      <Ways campaign={campaign} />
    </Popover>
  );
}

/** Where new leads are told of besides this page: by email, and in a system of one's own. */
function Ways({ campaign: { facebookCampaignId, emailsOn } }: ToldWhereProps) {
  return (
    <div className="flex h-full flex-col justify-center gap-2">
      <EmailsSwitch facebookCampaignId={facebookCampaignId} emailsOn={emailsOn} />
      <Link
        to="/profile#leads"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent-text hover:underline md:min-h-9"
      >
        <Webhook aria-hidden className="size-4" />
        {m.leads_to_webhook()}
      </Link>
    </div>
  );
}

import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';

/** The way to what was held against the law: of a campaign of ours, or of one made in Ads Manager. */
export function ReportLink({ of }: { of: { campaignId: string } | { facebookCampaignId: string } }) {
  const place =
    'campaignId' in of ? `/campaign/${of.campaignId}` : `/campaigns/meta/${of.facebookCampaignId}`;
  return (
    <Button asChild variant="ghost" size="small" className="-ml-3 text-muted hover:text-text">
      <Link to={`${place}/law`}>
        <Scale aria-hidden />
        {m.report_name()}
      </Link>
    </Button>
  );
}

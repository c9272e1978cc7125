import type { Campaign } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';
import { deliveryWord } from '#web/delivery-words.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PublishedNoticeProps {
  campaign: Campaign;
  /** The first of its ads, as people see it. */
  ad: ReactNode;
  /** The way back to a draft. */
  children: ReactNode;
}

/** In place of the wizard, once the campaign lives at Facebook. */
export function PublishedNotice({ campaign, ad, children }: PublishedNoticeProps) {
  const { id, title, facebookCampaignId, currency } = campaign;
  const { data: overview } = useQuery(api.liveCampaigns.overview.queryOptions({ input: { period: '30d' } }));
  const live = overview?.campaigns.find((one) => one.facebookCampaignId === facebookCampaignId);
  const budgetMinor = live ? live.dailyBudgetMinor : campaign.dailyBudgetMinor;
  return (
    <Page title={m.campaigns_edit()}>
      <BackLink to="/meta-ads" name={m.campaigns_back_to_list()} />
      <PageHeader title={title} text={m.campaigns_edit()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6">
          <Card title={m.campaigns_is_published()} text={m.campaigns_is_published_text({ title })}>
            <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3 text-sm">
              <Fact name={m.changes_status()}>{live && deliveryWord(live.delivery.state)}</Fact>
              <Fact name={m.live_column_budget()}>
                {budgetMinor !== null && formatWholeMoney(budgetMinor, currency)}
              </Fact>
            </dl>
            <Button asChild className="max-sm:w-full">
              <Link to={`/campaign/${id}/details`}>{m.campaigns_to_details()}</Link>
            </Button>
          </Card>
          {children}
        </div>
        <div inert aria-hidden>
          {ad}
        </div>
      </div>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-24">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children || m.live_none()}</dd>
    </div>
  );
}

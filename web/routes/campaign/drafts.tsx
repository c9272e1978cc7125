import { api } from '#web/api.ts';
import { ApprovalBadge } from '#web/features/approvals/approval-badge.tsx';
import { DraftList } from '#web/features/campaigns/draft/draft-list.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BackToCampaigns } from './back-to-campaigns.tsx';

export default function Drafts() {
  const { data: mine = [] } = useQuery(api.approvals.listMine.queryOptions());
  const count = mine.filter(({ state }) => state === 'waiting' || state === 'opened').length;
  const { data: asked } = useQuery(api.approvals.listNewest.queryOptions());
  return (
    <Page title={m.campaigns_drafts()}>
      <BackToCampaigns />
      <PageHeader title={m.campaigns_drafts()} text={m.campaigns_drafts_text()} />
      <DraftList
        aside={
          count > 0 && (
            <Link to="/approvals" className="font-semibold text-accent-text hover:underline">
              {m.approvals_mine_waiting({ count })}
            </Link>
          )
        }
        approvalOf={(campaignId) => {
          const approval = asked?.find((one) => one.campaignId === campaignId);
          return approval && <ApprovalBadge approval={approval} />;
        }}
      />
    </Page>
  );
}

import { api } from '#web/api.ts';
import { ApprovalBadge } from '#web/features/approvals/approval-badge.tsx';
import { isWaiting } from '#web/features/approvals/approval-words.ts';
import { DraftList } from '#web/features/campaigns/draft/draft-list.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

export default function Drafts() {
  const { data: mine = [] } = useQuery(api.approvals.listMine.queryOptions());
  const count = mine.filter(isWaiting).length;
  const { data: asked, isLoading } = useQuery(api.approvals.listNewest.queryOptions());
  return (
    <Page title={m.campaigns_drafts()}>
      <PageHeader
        title={m.campaigns_drafts()}
        text={m.campaigns_drafts_text()}
        back={{ to: '/meta-ads', name: m.changes_back() }}
      />
      <DraftList
        isComing={isLoading}
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

import { DraftList } from '#web/features/campaigns/draft/draft-list.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';

export default function Drafts() {
  return (
    <Page title={m.campaigns_drafts()}>
      <PageHeader
        title={m.campaigns_drafts()}
        text={m.campaigns_drafts_text()}
        back={{ to: '/meta-ads', name: m.campaigns_drafts_back() }}
      />
      <DraftList />
    </Page>
  );
}

import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PublishedNoticeProps {
  id: string;
  title: string;
  /** The first of its ads, as people see it. */
  ad: ReactNode;
  /** The way back to a draft. */
  children: ReactNode;
}

/** In place of the wizard, once the campaign lives at Facebook. */
export function PublishedNotice({ id, title, ad, children }: PublishedNoticeProps) {
  return (
    <Page title={m.campaigns_edit()}>
      <PageHeader
        title={m.campaigns_edit()}
        text={title}
        back={{ to: '/meta-ads', name: m.campaigns_back_to_list() }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6">
          <Card title={m.campaigns_is_published()} text={m.campaigns_is_published_text({ title })}>
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              <Button asChild>
                <Link to={`/campaign/${id}/details`}>{m.campaigns_to_details()}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={`/campaign/${id}/details?tab=ads`}>{m.changes_tab_ads()}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={`/campaign/${id}/details?tab=history`}>{m.changes_history()}</Link>
              </Button>
            </div>
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

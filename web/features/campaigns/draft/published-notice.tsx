import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PublishedNoticeProps {
  id: string;
  title: string;
  /** The way back to a draft. */
  children: ReactNode;
}

/** In place of the wizard, once the campaign lives at Facebook. */
export function PublishedNotice({ id, title, children }: PublishedNoticeProps) {
  return (
    <Page title={m.campaigns_edit()} width="narrow">
      <PageHeader
        title={m.campaigns_edit()}
        text={m.campaigns_edit_text()}
        back={{ to: '/meta-ads', name: m.campaigns_back_to_list() }}
      />
      <EmptyState
        icon={<Rocket />}
        title={m.campaigns_is_published()}
        text={m.campaigns_is_published_text({ title })}
        action={
          <Button asChild>
            <Link to={`/campaign/${id}/details`}>{m.campaigns_to_details()}</Link>
          </Button>
        }
      />
      {children}
    </Page>
  );
}

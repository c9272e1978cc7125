import type { Publication } from '#contract/publishing/publications.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

export function PublishedBanner({ publication: { launchImmediately } }: { publication: Publication }) {
  return (
    <Banner
      tone="success"
      title={m.publications_title_published()}
      action={
        <Button asChild variant="secondary">
          <Link to="/meta-ads?sync=true">{m.publications_see_live()}</Link>
        </Button>
      }
    >
      {launchImmediately ? m.publications_launched_text() : m.publications_paused_text()}
    </Banner>
  );
}

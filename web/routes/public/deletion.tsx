import { Asking } from '#web/asking.tsx';
import { DeletionStatus } from '#web/features/deletions/deletion-status.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { m } from '#web/paraglide/messages.js';
import { getLocale } from '#web/paraglide/runtime.js';
import { Button } from '#web/ui/button.tsx';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import type { Route } from './+types/deletion';

export default function Deletion({ params }: Route.ComponentProps) {
  return (
    <PlainPage title={m.deletions_page()} language={<LanguageWay />}>
      <Asking>
        <DeletionStatus
          code={params.code}
          help={
            <Button asChild variant="secondary">
              <a href={publicPath('contact', getLocale() === 'nb' ? 'nb' : 'en')}>
                {m.landing_plan_contact()}
              </a>
            </Button>
          }
        />
      </Asking>
    </PlainPage>
  );
}

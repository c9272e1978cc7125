import { Asking } from '#web/asking.tsx';
import { DeletionStatus } from '#web/features/deletions/deletion-status.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { PublicFooter } from '#web/features/public-pages/public-footer.tsx';
import { m } from '#web/paraglide/messages.js';
import { getLocale } from '#web/paraglide/runtime.js';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/deletion';

export default function Deletion({ params }: Route.ComponentProps) {
  const language = getLocale() === 'nb' ? 'nb' : 'en';
  return (
    <Asking>
      <DeletionStatus
        code={params.code}
        language={<LanguageWay />}
        footer={<PublicFooter language={language} />}
        help={
          <Button asChild>
            <a href={publicPath('contact', language)}>{m.landing_plan_contact()}</a>
          </Button>
        }
      />
    </Asking>
  );
}

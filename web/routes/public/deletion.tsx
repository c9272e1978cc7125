import { CircleHelp } from 'lucide-react';
import { Asking } from '#web/asking.tsx';
import { DeletionStatus } from '#web/features/deletions/deletion-status.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { DeadEnd } from '../dead-end.tsx';
import type { Route } from './+types/deletion';

export default function Deletion({ params: { code } }: Route.ComponentProps) {
  return (
    <Asking>
      <DeletionStatus
        code={code}
        language={<LanguageWay />}
        ofNobody={
          <DeadEnd
            title={m.deletions_unknown()}
            icon={<CircleHelp />}
            code={code}
            text={m.deletions_unknown_text()}
            action={
              <Button asChild>
                <a href={publicPath('contact', spokenLanguage())}>{m.landing_plan_contact()}</a>
              </Button>
            }
          />
        }
      />
    </Asking>
  );
}

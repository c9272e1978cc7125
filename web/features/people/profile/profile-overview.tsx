import type { Me } from '#contract/people/people.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { AvatarPicker } from './avatar-picker.tsx';

interface ProfileOverviewProps {
  me: Me;
  badge: ReactNode;
  subscription: ReactNode;
}

/** Who this is, since when, and on which plan. */
export function ProfileOverview({ me, badge, subscription }: ProfileOverviewProps) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-x-6 gap-y-4 text-center sm:flex-row sm:text-left">
        <AvatarPicker me={me} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 sm:justify-start">
            <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">{me.name || me.email}</h2>
            {badge}
          </div>
          <p className="mt-0.5 break-all text-muted">{me.email}</p>
          <p className="mt-1 text-sm text-muted">{m.people_member_since({ date: sinceWords(me) })}</p>
        </div>
      </div>
      <div id="plan" className="mt-6 scroll-mt-20 border-t border-line pt-5">
        {subscription}
      </div>
    </Card>
  );
}

function sinceWords({ memberSince }: Me): string {
  return Number.isNaN(Date.parse(memberSince)) ? m.people_member_unknown() : formatDate(memberSince);
}

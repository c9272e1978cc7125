import type { Me } from '#contract/people/people.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format/format.ts';
import { AvatarPicker } from './avatar-picker.tsx';

interface ProfileOverviewProps {
  me: Me;
  badge: ReactNode;
}

/** Who this is, and since when. */
export function ProfileOverview({ me, badge }: ProfileOverviewProps) {
  return (
    <div className="flex items-center gap-5">
      <AvatarPicker me={me} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">{me.name || me.email}</h2>
          {badge}
        </div>
        <p className="mt-0.5 wrap-anywhere text-muted">
          {me.email.split(/(?=@)/).flatMap((piece, place) => [piece, <wbr key={place} />])}
        </p>
        <p className="mt-1 text-sm text-muted">{m.people_member_since({ date: sinceWords(me) })}</p>
      </div>
    </div>
  );
}

function sinceWords({ memberSince }: Me): string {
  return Number.isNaN(Date.parse(memberSince)) ? m.people_member_unknown() : formatDate(memberSince);
}

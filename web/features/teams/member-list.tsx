import type { Member } from '#contract/people/members.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { roleNames } from '#web/workspace/role-words.ts';

interface MemberListProps {
  members: readonly Member[];
  myId: string;
  /** Whether this one's role may be changed here, and they be removed. */
  mayChange: (member: Member) => boolean;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** Who belongs to the workspace, and what each of them may do. */
export function MemberList({ members, myId, mayChange, onChange, onRemove }: MemberListProps) {
  return (
    <ul className="divide-y divide-line">
      {members.map((member) => {
        const { personId, name, email, avatarUrl, role, ceiling, joinedAt } = member;
        return (
          <li
            key={personId}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <Avatar name={name} src={avatarUrl} className="size-9 self-start" />
            <div className="min-w-40 flex-1">
              <div className="flex flex-wrap items-center gap-2">
                <p className="min-w-0 text-sm font-semibold break-words">
                  {name}
                  {personId === myId && <span className="font-normal text-muted"> · {m.teams_you()}</span>}
                </p>
                <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{roleNames[role]()}</Badge>
              </div>
              <p className="mt-0.5 text-sm text-muted">
                <a href={`mailto:${email}`} className="block wrap-anywhere hover:underline">
                  {email}
                </a>
              </p>
              <p className="mt-0.5 text-sm text-muted">
                {ceiling
                  ? m.teams_ceiling_of({ amount: formatWholeMoney(ceiling.dailyMinor, ceiling.currency) })
                  : m.teams_since({ day: formatDate(joinedAt) })}
                {role === 'owner' && <> · {m.teams_owner_may()}</>}
              </p>
            </div>
            {mayChange(member) && (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={m.teams_role_of({ name })}
                  onClick={() => onChange(member)}
                >
                  {m.teams_role()}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  className="text-danger-text"
                  aria-label={m.teams_remove_of({ name })}
                  onClick={() => onRemove(member)}
                >
                  {m.teams_remove()}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

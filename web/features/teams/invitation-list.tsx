import type { Invitation } from '#contract/people/members.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useTeam } from './use-team.ts';
import { roleNames } from '#web/workspace/role-words.ts';

/** Who has been asked and has not answered. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { invite, withdraw } = useTeam();
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {invitations.map(({ id, email, role, ceiling, expiresAt }) => {
        const told = { role: roleNames[role](), day: formatDate(expiresAt) };
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-40 flex-1">
              <p className="text-sm font-semibold break-all">{email}</p>
              <p className="mt-0.5 text-sm text-muted">
                {Date.parse(expiresAt) > now ? m.teams_waiting_line(told) : m.teams_ended_line(told)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                busy={invite.isPending}
                aria-label={m.teams_again_of({ email })}
                onClick={() => invite.mutate({ email, role, ceiling })}
              >
                {m.teams_again()}
              </Button>
              <Button
                variant="secondary"
                size="small"
                className="text-danger-text"
                aria-label={m.teams_withdraw_of({ email })}
                onClick={() =>
                  withdraw.mutate({ id }, { onSuccess: () => toast(m.teams_withdrawn({ email })) })
                }
              >
                {m.teams_withdraw()}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

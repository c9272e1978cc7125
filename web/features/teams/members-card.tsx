import type { Member } from '#contract/people/members.ts';
import { may, type Role } from '#contract/people/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useTeam } from './use-team.ts';

interface MembersCardProps {
  myId: string;
  myRole: Role;
}

/** Who works here: invited, given a role, removed. */
export function MembersCard({ myId, myRole }: MembersCardProps) {
  const manages = may(myRole, 'manage');
  const members = useQuery(api.members.list.queryOptions());
  const invitations = useQuery({ ...api.members.listInvitations.queryOptions(), enabled: manages });
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const { remove } = useTeam();
  const [changing, setChanging] = useState<Member>();
  const [leaving, setLeaving] = useState<Member>();
  const account = connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId);
  const money = { currency: account?.currency ?? 'NOK', givesOwners: myRole === 'owner' };
  const error = members.error ?? invitations.error;
  const isRead = members.data && (!manages || invitations.data);
  return (
    <>
      <Card title={m.teams_members()}>
        {error && !isRead && <LoadError error={error} title={m.teams_failed()} />}
        {!isRead && !error && <LoadingBlock className="h-25 max-[359px]:h-38 sm:h-22" />}
        {isRead && (
          <MemberList
            members={members.data}
            myId={myId}
            mayChange={({ personId, role }) =>
              manages && personId !== myId && (role !== 'owner' || myRole === 'owner')
            }
            onChange={setChanging}
            onRemove={setLeaving}
          />
        )}
      </Card>
      {manages && (
        <Card title={m.teams_invite()} text={m.teams_invite_text()}>
          <InviteForm {...money} />
        </Card>
      )}
      {invitations.data && invitations.data.length > 0 && (
        <Card title={m.teams_waiting()}>
          <InvitationList invitations={invitations.data} />
        </Card>
      )}
      {changing && (
        <RoleDialog
          key={changing.personId}
          member={changing}
          {...money}
          onLeave={() => setChanging(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={m.teams_remove_question({ name: leaving?.name ?? '' })}
        text={m.teams_remove_text()}
        confirm={m.teams_remove()}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          leaving &&
          remove.mutate(
            { personId: leaving.personId },
            {
              onSuccess: () => void toast(m.teams_removed({ name: leaving.name })),
              onSettled: () => setLeaving(undefined),
            },
          )
        }
      />
    </>
  );
}

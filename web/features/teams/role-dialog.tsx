import type { Member } from '#contract/people/members.ts';
import { useState, type SubmitEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { RoleFields, standingOf, wishOf } from './role-fields.tsx';
import { useTeam } from './use-team.ts';

interface RoleDialogProps {
  member: Member;
  currency: string;
  givesOwners: boolean;
  onLeave: () => void;
}

/** Gives a member another role. */
export function RoleDialog({ member, currency, givesOwners, onLeave }: RoleDialogProps) {
  const { update } = useTeam();
  const ownCurrency = member.ceiling?.currency ?? currency;
  const [wish, setWish] = useState(() => wishOf(member.role, member.ceiling));
  const [isTold, setTold] = useState(false);
  const standing = standingOf(wish, ownCurrency);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTold(true);
    if (standing && !update.isPending)
      update.mutate({ personId: member.personId, ...standing }, { onSuccess: onLeave });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      title={m.teams_role_of({ name: member.name })}
      text={member.email}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <RoleFields
          wish={wish}
          onChange={setWish}
          currency={ownCurrency}
          givesOwners={givesOwners}
          error={isTold && !standing ? m.teams_ceiling_unclear() : undefined}
        />
        <DialogFooter onLeave={onLeave}>
          <Button type="submit" busy={update.isPending}>
            {m.teams_save()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

import { useState, type SubmitEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { RoleFields, standingOf, wishOf } from './role-fields.tsx';
import { useTeam } from './use-team.ts';

interface InviteFormProps {
  currency: string;
  givesOwners: boolean;
}

/** Asks somebody to join, by their address and with a role. */
export function InviteForm({ currency, givesOwners }: InviteFormProps) {
  const { invite } = useTeam();
  const [email, setEmail] = useState('');
  const [wish, setWish] = useState(wishOf('author', null));
  const [isTold, setTold] = useState(false);
  const standing = standingOf(wish, currency);
  const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTold(true);
    if (!isAddress || !standing || invite.isPending) return;
    invite.mutate(
      { email: email.trim(), ...standing },
      {
        onSuccess() {
          setEmail('');
          setTold(false);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr] md:grid-cols-[3fr_2fr_auto]">
        <TextField
          label={m.teams_email()}
          name="email"
          type="email"
          autoComplete="off"
          value={email}
          error={isTold && !isAddress ? m.teams_email_unclear() : undefined}
          onValueChange={setEmail}
        />
        <RoleFields
          wish={wish}
          onChange={setWish}
          currency={currency}
          givesOwners={givesOwners}
          error={isTold && !standing ? m.teams_ceiling_unclear() : undefined}
        />
        <Button
          type="submit"
          busy={invite.isPending}
          className="sm:col-span-2 sm:justify-self-start md:col-span-1 md:col-start-3 md:row-start-1 md:mt-6.5"
        >
          {m.teams_send()}
        </Button>
      </div>
      {invite.error && (
        <Banner tone="danger" title={m.teams_invite_failed()}>
          {wordsFor(invite.error)}
        </Banner>
      )}
    </form>
  );
}

import { type Me, nameLimit } from '#contract/people/people.ts';
import { useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.ts';
import { isAddress } from '../sign-in/auth-checks.ts';
import { PendingMove } from './pending-move.tsx';
import { useProfile } from './use-profile.ts';

/** Full name and address. Another address takes a yes from both. */
export function ProfileForm({ me }: { me: Me }) {
  const { save, isBusy } = useProfile();
  const saved = { name: me.name, email: me.email };
  const { fields, isChanged, change, discard } = useUnsaved('profile-draft', me.id, saved);
  const { name, email } = fields;
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({});
  // Some of its buttons are gone once they were pressed.
  const keptPlace = useKeptPlace(findControl);
  const look = isChanged ? 'primary' : 'secondary';
  const isMoving = email.trim().toLowerCase() !== me.email.toLowerCase();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    const found = {
      ...(!name.trim() && { name: m.auth_check_name_required() }),
      ...(!isAddress(address) && {
        email: address ? m.people_email_invalid() : m.auth_check_email_required(),
      }),
    };
    setErrors(found);
    if (!found.name && !found.email) void save(me, { name: name.trim(), email: address }, change);
  }

  return (
    <Card title={m.people_profile()} text={m.people_profile_text()}>
      <form noValidate onSubmit={submit} {...keptPlace} className="space-y-5">
        <TextField
          label={m.auth_name()}
          value={name}
          onValueChange={(value) => change({ name: value })}
          error={errors.name}
          maxLength={nameLimit}
          required
          autoComplete="name"
        />
        <TextField
          type="email"
          label={m.auth_email()}
          value={email}
          onValueChange={(value) => change({ email: value })}
          error={errors.email}
          hint={isMoving && m.people_email_warning()}
          maxLength={255}
          required
          autoComplete="email"
        />
        <PendingMove me={me} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant={look} busy={isBusy} disabled={!isChanged} className="max-sm:w-full">
            {m.people_profile_save()}
          </Button>
          {isChanged && (
            <>
              <p role="status" className="text-sm text-muted">
                {m.people_profile_unsaved()}
              </p>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  discard();
                  setErrors({});
                }}
              >
                {m.people_profile_discard()}
              </Button>
            </>
          )}
        </div>
      </form>
    </Card>
  );
}

import type { Me } from '#contract/people.ts';
import { UserRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useProfile } from './use-profile.ts';

/** Full name and address. Another address takes a yes from both. */
export function ProfileForm({ me }: { me: Me }) {
  const { save, isSaving } = useProfile();
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email);
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({});
  const isMoving = email.trim().toLowerCase() !== me.email.toLowerCase();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const isAddress = event.currentTarget.querySelector<HTMLInputElement>('[type=email]')?.validity.valid;
    const found = {
      ...(!name.trim() && { name: m.auth_check_name_required() }),
      ...(!isAddress && { email: email.trim() ? m.people_email_invalid() : m.auth_check_email_required() }),
    };
    setErrors(found);
    if (!found.name && !found.email)
      save(me, { name: name.trim(), email: email.trim() }, () => setEmail(me.email));
  }

  return (
    <Card title={m.people_profile()} text={m.people_profile_text()} icon={<UserRound aria-hidden />}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={m.auth_name()}
          value={name}
          onValueChange={setName}
          error={errors.name}
          maxLength={100}
          required
          autoComplete="name"
        />
        <TextField
          type="email"
          label={m.auth_email()}
          value={email}
          onValueChange={setEmail}
          error={errors.email}
          hint={isMoving && m.people_email_warning()}
          maxLength={255}
          required
          autoComplete="email"
        />
        {me.pendingEmail && (
          <Banner tone="info" title={m.people_email_pending({ email: me.pendingEmail })}>
            {m.people_email_pending_text()}
          </Banner>
        )}
        <Button type="submit" busy={isSaving} className="w-full sm:w-auto">
          {m.people_profile_save()}
        </Button>
      </form>
    </Card>
  );
}

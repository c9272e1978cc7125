import { passkeyLimits, type SignInWays } from '#contract/people/security.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { formText } from '../form-text.ts';
import { canUsePasskeys, PasskeyButton } from '../sign-in/passkey-button.tsx';
import { addPasskey } from '../sign-in/second-asks.ts';
import { PasswordStep } from './password-step.tsx';
import { SecurityRow } from './security-row.tsx';
import { readAnew } from './use-ways.ts';

/** Keys of the person's devices, which sign in without a password. */
export function PasskeysRow({ ways }: { ways: SignInWays }) {
  const { hasPassword, passkeys, secondFactorAt } = ways;
  const [isAdding, setAdding] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const canUse = canUsePasskeys();

  async function add(password: string, form: HTMLFormElement): Promise<string | undefined> {
    const name = formText(form, 'name').trim();
    if (hasPassword) {
      const refused = await server.security.provePassword({ password }).then(() => undefined, wordsFor);
      if (refused) return refused;
    }
    const problem = await addPasskey(name);
    if (problem) return problem.text;
    setAdding(false);
    toast(m.security_passkey_toast());
    await readAnew();
  }

  return (
    <SecurityRow
      title={m.security_passkeys()}
      text={canUse ? m.security_passkeys_text() : m.security_passkey_nowhere()}
      action={
        !isAdding &&
        canUse && (
          <Button
            variant="secondary"
            size="small"
            disabled={passkeys.length >= passkeyLimits.perPerson}
            onClick={() => setAdding(true)}
          >
            {m.security_passkey_add()}
          </Button>
        )
      }
    >
      {passkeys.length === 0 && canUse && <p className="text-sm text-muted">{m.security_passkeys_none()}</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && !secondFactorAt && canUse && (
        <div className="max-w-md space-y-3">
          <p className="text-sm text-muted">{m.security_prove_passkey()}</p>
          <PasskeyButton onDone={() => void readAnew('all')} onTrouble={setTrouble} />
          {trouble && (
            <p role="alert" className="text-sm text-danger-text">
              {trouble}
            </p>
          )}
        </div>
      )}
      {isAdding && (
        <PasswordStep
          verb={m.security_passkey_add()}
          hasPassword={hasPassword}
          onSend={add}
          onLeave={() => setAdding(false)}
        >
          <TextField
            name="name"
            label={m.security_passkey_name()}
            hint={m.security_passkey_name_hint()}
            maxLength={passkeyLimits.name}
            autoComplete="off"
          />
        </PasswordStep>
      )}
    </SecurityRow>
  );
}

function PasskeyRow({ passkey }: { passkey: SignInWays['passkeys'][number] }) {
  const [isAsking, setAsking] = useState(false);
  const name = passkey.name || m.security_passkey_unnamed();
  const remove = useMutation(
    api.security.removePasskey.mutationOptions({
      onSuccess: () => toast(m.security_passkey_removed(), m.security_passkey_removed_text()),
      onError: (error) => toastError(m.security_failed(), wordsFor(error)),
      onSettled: () => readAnew(),
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-40 flex-1">
        <p className="text-sm font-semibold break-words">{name}</p>
        <p className="mt-1 text-sm text-muted">
          {m.security_passkey_added({ date: formatDate(passkey.createdAt) })}
        </p>
      </div>
      {isAsking && (
        <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
          {m.security_passkey_keep()}
        </Button>
      )}
      <Button
        variant={isAsking ? 'danger' : 'secondary'}
        size="small"
        busy={remove.isPending}
        aria-label={m.security_passkey_remove_name({ name })}
        onClick={() => (isAsking ? remove.mutate({ id: passkey.id }) : setAsking(true))}
      >
        {isAsking ? m.security_passkey_remove_name({ name }) : m.security_passkey_remove()}
      </Button>
    </li>
  );
}

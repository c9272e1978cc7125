import { useEffect, useRef, useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formText } from '../form-text.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { showCode, type Trouble } from './second-asks.ts';

interface CodeFormProps {
  onShown: () => void;
  /** What only typing the password again helps with. */
  onOver?: (text: string) => void;
  /** Whether the browser may be let off next time. */
  mayTrust?: boolean;
}

const over = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** A code of the app, one of those kept for when there is none, or a passkey in their place. */
export function CodeForm({ onShown, onOver, mayTrust = false }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [problem, setProblem] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = () => form.current?.querySelector<HTMLInputElement>('[name=code]');
  useEffect(() => {
    if (mayTrust || isRecovery) box()?.focus();
  }, [isRecovery, mayTrust]);

  function complain(trouble: Trouble) {
    if (onOver && over.has(trouble.code ?? '')) return onOver(trouble.text);
    setProblem(trouble);
    box()?.select();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const code = formText(event.currentTarget, 'code').trim();
    if (!code) return complain({ text: m.security_code_missing() });
    const isTrusted = new FormData(event.currentTarget).has('trust');
    setProblem(undefined);
    setBusy(true);
    const trouble = await showCode({ code, isRecovery, isTrusted });
    setBusy(false);
    if (trouble) complain(trouble);
    else onShown();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      {problem && <Banner tone="danger">{problem.text}</Banner>}
      <TextField
        key={String(isRecovery)}
        name="code"
        label={isRecovery ? m.security_recovery() : m.security_code()}
        hint={isRecovery ? m.security_recovery_hint() : m.security_code_hint()}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
      />
      {mayTrust && (
        <label className="flex items-start gap-3 text-sm">
          <input type="checkbox" name="trust" className="mt-0.5 size-5 shrink-0" />
          <span>
            {m.security_trust()}
            <span className="block text-muted">{m.security_trust_hint()}</span>
          </span>
        </label>
      )}
      <Button type="submit" size="large" busy={isBusy} className="w-full">
        {m.security_code_send()}
      </Button>
      <PasskeyButton onDone={onShown} onTrouble={(text) => complain({ text })} />
      <Button variant="ghost" className="w-full" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? m.security_to_code() : m.security_to_recovery()}
      </Button>
    </form>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { m } from '#web/paraglide/messages.js';
import { FormButtons } from '#web/ui/form/form-buttons.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formText } from '../form-text.ts';
import { authClient } from '../sign-in/auth-client.ts';
import { askBehind, showCode } from '../sign-in/second-asks.ts';
import { PasswordStep } from './password-step.tsx';

interface Made {
  totpURI: string;
  backupCodes: string[];
}

interface TurnOnProps {
  onDone: (codes: string[]) => void;
  onLeave: () => void;
}

/** First the password, then the app is told its secret and shows that it has it. */
export function TurnOn({ onDone, onLeave }: TurnOnProps) {
  const [made, setMade] = useState<Made>();
  if (!made)
    return (
      <PasswordStep
        verb={m.security_code_send()}
        onLeave={onLeave}
        onSend={async (password) => {
          const { data, problem } = await askBehind(() =>
            authClient.ask<Made>('two-factor/enable', { password }),
          );
          setMade(data);
          return problem?.text;
        }}
      />
    );
  return <Scan uri={made.totpURI} onLeave={onLeave} onShown={() => onDone(made.backupCodes)} />;
}

interface ScanProps {
  uri: string;
  onShown: () => void;
  onLeave: () => void;
}

function Scan({ uri, onShown, onLeave }: ScanProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const code = formText(event.currentTarget, 'code').trim();
    if (!code) return setProblem(m.security_code_missing());
    setBusy(true);
    const trouble = await showCode({ code, isRecovery: false, isTrusted: false });
    setBusy(false);
    setProblem(trouble?.text);
    if (!trouble) onShown();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-md space-y-5">
      <p className="text-sm">{m.security_scan()}</p>
      <SquareCode text={uri} name={m.security_scan_name()} />
      <div className="text-sm">
        <p className="text-muted">{m.security_secret()}</p>
        <code className="mt-1 block rounded-lg border border-line bg-sunken p-3 break-all select-all">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </div>
      <TextField
        name="code"
        label={m.security_first_code()}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <FormButtons verb={m.security_turn_on()} busy={isBusy} onLeave={onLeave} />
    </form>
  );
}

/** Dark on light in either theme: that is what cameras read. */
function SquareCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-lg border border-line bg-white text-black"
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  );
}

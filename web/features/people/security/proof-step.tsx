import { useState } from 'react';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { PasskeyButton } from '../sign-in/passkey-button.tsx';
import { PasswordStep } from './password-step.tsx';
import { useWays } from './use-ways.ts';

interface ProofStepProps {
  /** What is done once it was right. */
  verb: string;
  onProven: () => void;
  onLeave: () => void;
}

/** Asks for the password, or for a passkey where there is no password. */
export function ProofStep({ verb, onProven, onLeave }: ProofStepProps) {
  const { data: ways } = useWays();
  const [trouble, setTrouble] = useState<string>();
  if (ways?.hasPassword === false)
    return (
      <div className="flex max-w-md flex-col items-start gap-3">
        <p className="text-sm text-muted">{m.security_prove_no_password()}</p>
        <PasskeyButton onDone={onProven} onTrouble={setTrouble} />
        {trouble && (
          <p role="alert" className="text-sm text-danger-text">
            {trouble}
          </p>
        )}
        <Button variant="secondary" onClick={onLeave}>
          {m.ui_cancel()}
        </Button>
      </div>
    );
  return (
    <PasswordStep
      verb={verb}
      onSend={async (password) => {
        const refused = await server.security.provePassword({ password }).then(() => undefined, wordsFor);
        if (!refused) onProven();
        return refused;
      }}
      onLeave={onLeave}
    />
  );
}

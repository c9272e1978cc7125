import type { SignInWays } from '#contract/people/security.ts';
import { lazy, Suspense, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { authClient } from '../sign-in/auth-client.ts';
import { CodeForm } from '../sign-in/code-form.tsx';
import { askBehind } from '../sign-in/second-asks.ts';
import { inTurn } from '../session/session-turn.ts';
import { PasswordStep } from './password-step.tsx';
import { SecurityRow } from './security-row.tsx';
import { readAnew } from './use-ways.ts';

// It brings what draws the square code.
const TurnOn = lazy(async () => ({ default: (await import('./turn-on.tsx')).TurnOn }));

/** Codes of an app after the password: switched on and off, and what lets one in without the phone. */
export function SecondFactorRow({ ways }: { ways: SignInWays }) {
  const { hasPassword, secondFactor, secondFactorAt } = ways;
  const { isOn, recoveryCodesLeft } = secondFactor;
  const [doing, setDoing] = useState<'on' | 'off' | 'codes'>();
  const [codes, setCodes] = useState<string[]>();
  const leave = () => setDoing(undefined);

  async function makeCodes(password: string): Promise<string | undefined> {
    const { data, problem } = await askBehind(() =>
      authClient.ask<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password }),
    );
    if (problem) return problem.text;
    leave();
    setCodes(data.backupCodes);
    await readAnew();
  }

  async function turnOff(password: string): Promise<string | undefined> {
    const { problem } = await askBehind(() =>
      inTurn(() => authClient.change('two-factor/disable', { password })),
    );
    if (problem) return problem.text;
    leave();
    setCodes(undefined);
    toast(m.security_turned_off());
    await readAnew();
  }

  function body() {
    if (isOn && !secondFactorAt)
      return (
        <div className="max-w-md space-y-5">
          <p className="text-sm text-muted">{m.security_prove()}</p>
          <CodeForm onShown={() => void readAnew('all')} />
        </div>
      );
    if (doing === 'on')
      return (
        <Suspense fallback={<LoadingBlock className="h-30" />}>
          <TurnOn
            onLeave={leave}
            onDone={(made) => {
              leave();
              setCodes(made);
              toast(m.security_turned_on());
              void readAnew('all');
            }}
          />
        </Suspense>
      );
    if (doing === 'off')
      return <PasswordStep isDangerous verb={m.security_turn_off()} onSend={turnOff} onLeave={leave} />;
    if (doing === 'codes')
      return (
        <PasswordStep verb={m.security_codes_new()} onSend={makeCodes} onLeave={leave}>
          <p className="text-sm text-muted">{m.security_codes_new_text()}</p>
        </PasswordStep>
      );
    if (!hasPassword) return <p className="text-sm text-muted">{m.security_no_password()}</p>;
    if (!isOn) return null;
    return (
      <div className="space-y-4">
        <p className="text-sm text-muted">{m.security_codes_left({ count: recoveryCodesLeft ?? 0 })}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setDoing('codes')}>
            {m.security_codes_new()}
          </Button>
          <Button variant="secondary" className="text-danger-text" onClick={() => setDoing('off')}>
            {m.security_turn_off()}
          </Button>
        </div>
      </div>
    );
  }

  return (
    <SecurityRow
      title={m.security_second()}
      text={m.security_second_text()}
      action={
        <div className="flex items-center gap-3">
          <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? m.security_on() : m.security_off()}</Badge>
          {hasPassword && !isOn && !doing && (
            <Button variant="secondary" size="small" onClick={() => setDoing('on')}>
              {m.security_turn_on()}
            </Button>
          )}
        </div>
      }
    >
      {codes && (
        <OnceShownSecret
          value={codes.join('\n')}
          title={m.security_codes_made()}
          text={m.security_codes_made_text()}
          copy={m.security_codes_copy()}
          copied={m.security_codes_copied()}
          onKept={() => setCodes(undefined)}
        />
      )}
      {body()}
    </SecurityRow>
  );
}

import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { later } from '#web/ui/later.ts';

const never = () => () => undefined;
const asksBehind = later(() => import('./second-asks.ts'));

interface PasskeyButtonProps {
  onDone: () => void;
  onTrouble: (text: string) => void;
}

/** Signs in with a passkey, where the browser knows them. */
export function PasskeyButton({ onDone, onTrouble }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  // Only the browser knows: what is drawn ahead of it has no button.
  const isThere = useSyncExternalStore(never, canUsePasskeys, () => false);
  if (!isThere) return null;

  async function use() {
    setBusy(true);
    const problem = await asksBehind.fetch().then(
      ({ showPasskey }) => showPasskey(),
      () => ({ text: m.ui_trouble_unreachable() }),
    );
    setBusy(false);
    if (problem) onTrouble(problem.text);
    else onDone();
  }
  return (
    <Button variant="secondary" size="large" busy={isBusy} className="w-full" onClick={() => void use()}>
      <KeyRound aria-hidden />
      {m.security_passkey_show()}
    </Button>
  );
}

/** A passkey belongs to the name of a site, so there is none where the address is a number. */
export function canUsePasskeys(): boolean {
  const knows = 'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return knows && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
}

import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

interface ConnectInvitationProps {
  isConnecting: boolean;
  variant: 'primary' | 'secondary';
  onConnect: () => void;
}

/** Nothing is linked yet: what will happen, and the button that does it, or who may. */
export function ConnectInvitation({ isConnecting, variant, onConnect }: ConnectInvitationProps) {
  if (!useMay('manage')) return <p className="text-sm text-muted">{m.connections_others_connect()}</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      <p aria-live="polite" className="max-w-prose text-sm text-muted">
        {isConnecting ? m.connections_connecting_text() : m.connections_connect_text()}
      </p>
      <Button variant={variant} busy={isConnecting} onClick={onConnect} className="w-full sm:w-auto">
        {m.connections_connect()}
      </Button>
    </div>
  );
}

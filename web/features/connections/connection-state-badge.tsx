import type { Connection } from '#contract/connections.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ConnectState } from './use-connect.ts';

interface ConnectionStateBadgeProps {
  connection: Connection | null;
  state: ConnectState;
}

/** Disconnected, connecting, connected, error; or connected once, and no longer taken. */
export function ConnectionStateBadge({ connection, state }: ConnectionStateBadgeProps) {
  if (state.is === 'connecting') {
    return (
      <Badge tone="info" icon={<Spinner />}>
        {m.connections_state_connecting()}
      </Badge>
    );
  }
  if (connection?.broken) return <Badge tone="warning">{m.connections_state_broken()}</Badge>;
  if (connection) return <Badge tone="success">{m.connections_state_connected()}</Badge>;
  return state.is === 'error' ? (
    <Badge tone="danger">{m.connections_state_error()}</Badge>
  ) : (
    <Badge>{m.connections_state_disconnected()}</Badge>
  );
}

import { Plug } from 'lucide-react';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingBlock, Skeleton } from '#web/ui/skeleton.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { ConnectInvitation } from './connect-invitation.tsx';
import { ConnectionStateBadge } from './connection-state-badge.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { useConnect } from './use-connect.ts';
import { useConnection } from './use-connection.ts';

interface ConnectionPanelProps {
  /** compact: without the explanation, and only a line once everything is chosen. For pages about something else. */
  variant?: 'full' | 'compact';
}

/** Links a Facebook account, and lets the person choose ad account and page. */
export function ConnectionPanel({ variant = 'full' }: ConnectionPanelProps) {
  const { query, ...actions } = useConnection();
  const { state, connect } = useConnect();
  const connection = query.data;
  const isCompact = variant === 'compact';
  // What was pressed in one state is gone in the next.
  const keptPlace = useKeptPlace(findControl);

  return (
    <Card
      title={m.connections_title()}
      heading={isCompact ? 'h3' : 'h2'}
      text={isCompact ? undefined : m.connections_text()}
      icon={<Plug aria-hidden />}
      action={connection !== undefined && <ConnectionStateBadge connection={connection} state={state} />}
    >
      <div {...keptPlace} className="space-y-4">
        {state.is === 'error' && (
          <Banner
            tone="danger"
            title={m.connections_toast_failed()}
            action={
              <Button size="small" variant="secondary" onClick={() => void connect()}>
                {m.connections_retry()}
              </Button>
            }
          >
            {state.reason}
          </Banner>
        )}
        {connection === undefined && query.error && <LoadError error={query.error} />}
        {connection === undefined && !query.error && <Waiting />}
        {connection === null && state.is !== 'error' && (
          <ConnectInvitation isConnecting={state.is === 'connecting'} onConnect={() => void connect()} />
        )}
        {connection && (
          <LinkedAccount
            connection={connection}
            isCompact={isCompact}
            isConnecting={state.is === 'connecting'}
            onConnect={(wish) => void connect(wish)}
            {...actions}
          />
        )}
      </div>
    </Card>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LoadingBlock className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

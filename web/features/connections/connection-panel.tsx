import type { Connection } from '#contract/connections.ts';
import { useState, type ReactNode } from 'react';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingBlock, Skeleton } from '#web/ui/skeleton.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { AccountLine } from './account-line.tsx';
import { ConnectInvitation } from './connect-invitation.tsx';
import { ConnectionStateBadge } from './connection-state-badge.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { isSettled } from './readiness.ts';
import { useConnect } from './use-connect.ts';
import { useConnection } from './use-connection.ts';

interface ConnectionPanelProps {
  /** full: one line once everything is chosen. row: the same as part of a card. compact: without the explanation, for pages about something else. */
  variant?: 'full' | 'row' | 'compact';
  /** Without a frame of its own, as a step of something larger, under this heading. */
  step?: (badge: ReactNode) => ReactNode;
}

/** Links a Facebook account, and lets the person choose ad account and page. */
export function ConnectionPanel({ variant = 'full', step }: ConnectionPanelProps) {
  const { query, ...actions } = useConnection();
  const { state, connect } = useConnect();
  const [isChoosing, setChoosing] = useState(false);
  const connection = query.data;
  const isCompact = variant === 'compact';
  const isFull = !isCompact && !step;
  const isFramed = variant !== 'row' && !step;
  // What was pressed in one state is gone in the next.
  const keptPlace = useKeptPlace(findControl);
  // Not before it is kept: whoever reads that all is ready may go on at once.
  const isKept = !actions.select.isPending && isCalm(connection);
  const isLine = !isCompact && !isChoosing && isKept && state.is !== 'error';

  const badge = connection !== undefined && <ConnectionStateBadge connection={connection} state={state} />;

  return (
    <div {...keptPlace} id={isCompact ? undefined : 'connection'} className="scroll-mt-20">
      {step?.(badge)}
      <div className={step && 'mt-3 pl-11'}>
        {isLine && connection ? (
          <AccountLine
            connection={connection}
            isFramed={isFramed}
            isStep={step !== undefined}
            onChange={() => setChoosing(true)}
            {...actions}
          />
        ) : (
          <Card
            title={step ? undefined : m.connections_title()}
            heading={isFull ? 'h2' : 'h3'}
            text={isFull ? m.connections_text() : undefined}
            action={badge}
            isBare={!isFramed}
          >
            <div className="space-y-4">
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
              {connection === undefined && !query.error && <Waiting isCompact={isCompact} />}
              {connection === null && state.is !== 'error' && (
                <ConnectInvitation
                  isConnecting={state.is === 'connecting'}
                  variant={step ? 'secondary' : 'primary'}
                  onConnect={() => void connect()}
                />
              )}
              {connection && (
                <LinkedAccount
                  connection={connection}
                  isCompact={isCompact}
                  isConnecting={state.is === 'connecting'}
                  onConnect={(wish) => void connect(wish)}
                  onDone={isChoosing && isSettled(connection) ? () => setChoosing(false) : undefined}
                  {...actions}
                />
              )}
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}

function isCalm(connection: Connection | null | undefined): connection is Connection {
  return Boolean(connection) && isSettled(connection);
}

function Waiting({ isCompact }: { isCompact: boolean }) {
  if (isCompact) return <LoadingBlock className="h-24 sm:h-8 xl:h-21" />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LoadingBlock className="h-19 sm:h-22" />
      <Skeleton className="h-19 sm:h-22" />
    </div>
  );
}

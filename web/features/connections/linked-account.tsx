import type { Connection } from '#contract/connections.ts';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { AccountActions } from './account-actions.tsx';
import { isAccountActive } from './account-status.ts';
import { ConnectionChoices } from './connection-choices.tsx';
import { MissingPermissions } from './missing-permissions.tsx';
import { isSettled, readChosen } from './readiness.ts';
import type { useConnection } from './use-connection.ts';

type LinkedAccountProps = Omit<ReturnType<typeof useConnection>, 'query'> & {
  connection: Connection;
  isCompact: boolean;
  isConnecting: boolean;
  onConnect: (wish?: { missingOnly: boolean }) => void;
  /** Back to the line, for who came from there. */
  onDone: (() => void) | undefined;
};

/** A Facebook account is linked: who it is, what is chosen, and what can be done to it. */
export function LinkedAccount(props: LinkedAccountProps) {
  const { connection, isCompact, isConnecting, onConnect, onDone, select, refresh, disconnect } = props;
  const [isChoosing, setChoosing] = useState(false);
  const mayManage = useMay('manage');
  // Once both are chosen the choices may be one line.
  const region = useRef<HTMLDivElement>(null);
  const keptPlace = useKeptPlace(() => region.current && findControl(region.current));
  const { adAccount, page, isReady } = readChosen(connection);
  const isSaved = !select.isPending;
  const canPublish = isReady && isSaved && adAccount !== undefined && isAccountActive(adAccount.status);

  if (isCompact && isSaved && isSettled(connection) && !isChoosing && adAccount && page) {
    const { name, currency } = adAccount;
    const ready = { page: page.name, adAccount: name.endsWith(currency) ? name : `${name} (${currency})` };
    return (
      <div ref={region} {...keptPlace} className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="min-w-0 text-balance">{m.connections_ready_text(ready)}</p>
        {mayManage && (
          <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
            {m.connections_change()}
          </Button>
        )}
      </div>
    );
  }

  return (
    <div ref={region} {...keptPlace} className="space-y-4">
      {connection.broken && (
        <Banner
          tone="warning"
          title={m.connections_broken_title()}
          action={
            mayManage && (
              <Button size="small" busy={isConnecting} onClick={() => onConnect()}>
                {m.connections_reconnect()}
              </Button>
            )
          }
        >
          {connection.broken}
        </Banner>
      )}
      {mayManage ? (
        <>
          <MissingPermissions
            names={connection.missingPermissions}
            isConnecting={isConnecting}
            onAsk={() => onConnect({ missingOnly: true })}
          />
          <ConnectionChoices
            connection={connection}
            onSelect={(choice) => select.mutate(choice)}
            isConnecting={isConnecting}
            onConnect={() => onConnect()}
          />
        </>
      ) : (
        <p className="text-sm text-muted">{m.connections_others_connect()}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <p className="flex min-w-48 flex-1 items-center gap-2 text-sm text-muted">
          {canPublish && <CircleCheck aria-hidden className="size-4 shrink-0 text-success-text" />}
          <span className="min-w-0">
            {m.connections_as({ name: connection.facebookName })}
            {canPublish && `. ${m.connections_ready()}.`}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <AccountActions refresh={refresh} disconnect={disconnect} />
          {onDone && (
            <Button size="small" variant="secondary" onClick={onDone}>
              {m.connections_done()}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

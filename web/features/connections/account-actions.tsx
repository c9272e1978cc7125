import { RefreshCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { useConnection } from './use-connection.ts';

type AccountActionsProps = Pick<ReturnType<typeof useConnection>, 'refresh' | 'disconnect'> & {
  /** Icons alone, where there is only a line. */
  isSmall?: boolean;
};

/** Reads the linked account anew, or unlinks it once somebody has said that they mean it; each for whoever may. */
export function AccountActions({ refresh, disconnect, isSmall = false }: AccountActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const ways = [
    {
      may: useMay('steer'),
      name: m.connections_refresh(),
      icon: <RefreshCw aria-hidden />,
      isBusy: refresh.isPending,
      onClick: () => refresh.mutate({}),
    },
    {
      may: useMay('manage'),
      name: m.connections_disconnect(),
      icon: <Unplug aria-hidden />,
      isBusy: disconnect.isPending,
      onClick: () => setAsking(true),
    },
  ].filter(({ may }) => may);
  return (
    <>
      {ways.map(({ name, icon, isBusy, onClick }) =>
        isSmall ? (
          <IconButton key={name} name={name} aria-busy={isBusy} onClick={isBusy ? undefined : onClick}>
            {isBusy ? <Spinner /> : icon}
          </IconButton>
        ) : (
          <Button key={name} size="small" variant="ghost" busy={isBusy} onClick={onClick}>
            {!isBusy && icon}
            {name}
          </Button>
        ),
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.connections_disconnect_title()}
        text={m.connections_disconnect_text()}
        confirm={m.connections_disconnect()}
        danger
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

import type { Connection } from '#contract/connections.ts';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { AccountActions } from './account-actions.tsx';
import { readChosen } from './readiness.ts';
import type { useConnection } from './use-connection.ts';

type AccountLineProps = Pick<ReturnType<typeof useConnection>, 'refresh' | 'disconnect'> & {
  connection: Connection;
  isFramed: boolean;
  isStep: boolean;
  onChange: () => void;
};

/** Who speaks and who pays, once all is chosen: no more than a line, since nothing is left to do. */
export function AccountLine({ connection, isFramed, isStep, onChange, ...actions }: AccountLineProps) {
  const id = useId();
  const { adAccount, page } = readChosen(connection);
  const { facebookName } = connection;
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1 text-sm',
        isFramed && 'rounded-xl border border-line bg-surface p-5 sm:px-6 sm:py-2',
      )}
    >
      <h2 id={id} className="text-xs leading-normal tracking-normal text-muted">
        {m.connections_title()}
      </h2>
      <div className="flex min-w-0 items-center gap-3 sm:max-lg:min-w-48 sm:max-lg:flex-1">
        <span className="flex shrink-0 -space-x-2">
          <span title={m.connections_as({ name: facebookName })}>
            <Avatar name={facebookName} className="size-7 border-2 border-surface" />
          </span>
          {page && (
            <Avatar name={page.name} src={page.pictureUrl} className="size-7 border-2 border-surface" />
          )}
        </span>
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{page?.name}</span>
          <span className="text-muted">
            {` · ${adAccount?.name} `}
            {/* The name of an account often tells already what it is paid in. */}
            {adAccount && !adAccount.name.includes(adAccount.currency) && `(${adAccount.currency})`}
          </span>
        </p>
      </div>
      <p className="flex items-center gap-1.5 text-muted">
        <CircleCheck aria-hidden className="size-4 text-success-text" />
        {m.connections_ready()}
      </p>
      <div className={cn('ml-auto flex items-center', !isStep && '-mr-3 max-sm:-mb-2 sm:-mr-2')}>
        {useMay('manage') && (
          <Button size="small" variant="ghost" onClick={onChange}>
            {m.connections_change()}
          </Button>
        )}
        <AccountActions isSmall {...actions} />
      </div>
    </section>
  );
}

import type { Client } from '#contract/people/clients.ts';
import { memo } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { clientColumns } from './client-columns.tsx';
import { ClientName } from './client-name.tsx';
import type { ClientOrder } from './order-clients.ts';

export interface ClientCardsProps {
  clients: Client[];
  order: ClientOrder | undefined;
  onOrder: (order: ClientOrder) => void;
  now: number;
  isBusy: boolean;
  onOpen: (id: string) => void;
}

/** A card for each workspace, where there is no room for a table. */
export function ClientCards({ clients, order, onOrder, ...card }: ClientCardsProps) {
  return (
    <div className="space-y-4">
      {clients.length > 1 && (
        <SelectField
          label={m.live_sort()}
          className="max-w-sm"
          value={order?.column ?? 'name'}
          options={[
            { value: 'name', label: m.clients_name() },
            ...clientColumns.map(({ id, name }) => ({ value: id, label: name() })),
          ]}
          onValueChange={(column) => onOrder({ column, isReversed: false })}
        />
      )}
      <ul
        aria-label={m.clients_title()}
        className="grid grid-cols-1 gap-3 *:only:col-span-full sm:grid-cols-2 lg:grid-cols-3"
      >
        {clients.map((client) => (
          <Card key={client.id} client={client} {...card} />
        ))}
      </ul>
    </div>
  );
}

type CardProps = Pick<ClientCardsProps, 'now' | 'isBusy' | 'onOpen'> & { client: Client };

/** What a card begins with, from the last to the first. */
const foremost = ['week', 'brought'];

/** Of figures, those there are and that are not nothing; how new they are and how it stands is told at the top. */
const Card = memo(function Card({ client, now, ...opening }: CardProps) {
  const told = clientColumns
    .filter(({ id, orderOf }) => !/synced|problems/.test(id) && orderOf(client)?.value)
    .toSorted((one, other) => foremost.indexOf(other.id) - foremost.indexOf(one.id));
  const time = client.lastSyncedAt && formatRelative(client.lastSyncedAt, now);
  return (
    <li className="rounded-xl border border-line bg-surface px-4 pt-2 pb-4 text-sm sm:px-6 sm:pt-4 sm:pb-6 not-only:[contain-intrinsic-size:auto_14rem] not-only:[content-visibility:auto]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <ClientName client={client} {...opening} />
        {time && <span className="text-xs text-muted">{m.live_last_updated({ time })}</span>}
      </div>
      {told.length > 0 && (
        <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 text-base font-semibold tabular-nums sm:in-[li:only-child]:grid-cols-4">
          {told.map(({ id, name, show }) => (
            <div key={id} className={id === 'brought' ? 'col-span-full' : undefined}>
              <dt className="text-xs font-normal text-muted">{name()}</dt>
              <dd
                className={cn(
                  'mt-0.5',
                  id === 'brought' && 'grid grid-cols-2 gap-x-4 gap-y-1.5 sm:in-[li:only-child]:grid-cols-4',
                )}
              >
                {show(client, now)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});

import type { Client } from '#contract/people/clients.ts';
import { memo } from 'react';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientName } from './client-name.tsx';
import type { ClientOrder } from './order-clients.ts';

interface ClientCardsProps {
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

/** What a card begins with. */
const foremost = ['week', 'brought'];

/** Of figures, those there are and that are not nothing. */
const Card = memo(function Card({ client, now, ...opening }: CardProps) {
  const told = clientColumns
    .filter(({ orderOf }) => orderOf(client)?.value)
    .toSorted((one, other) => Number(foremost.includes(other.id)) - Number(foremost.includes(one.id)));
  return (
    <li className="rounded-xl border border-line bg-surface px-4 pt-2 pb-4 text-sm not-only:[contain-intrinsic-size:auto_14rem] not-only:[content-visibility:auto]">
      <ClientName client={client} {...opening} />
      {told.length > 0 && (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:in-[li:only-child]:grid-cols-3 xl:in-[li:only-child]:grid-cols-6">
          {told.map(({ id, name, show }) => (
            <div key={id}>
              <dt className="text-xs text-muted">{name()}</dt>
              <dd className="mt-0.5 text-base font-semibold tabular-nums">{show(client, now)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});

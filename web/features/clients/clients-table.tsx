import type { Client } from '#contract/people/clients.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { ClientCards, type ClientCardsProps } from './client-cards.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientName } from './client-name.tsx';
import { type ClientOrder, orderClients } from './order-clients.ts';

/** From here on a list is searched rather than read. */
const many = 8;

/** Where nine columns stand beside the menu, none of them cut off. Of one alone only what there is to say is shown. */
const roomy = '(min-width: 80rem)';

type ClientsTableProps = Pick<ClientCardsProps, 'clients' | 'isBusy' | 'onOpen'>;

/** A row for each workspace, each of which leads into it. */
export function ClientsTable({ clients, isBusy, onOpen }: ClientsTableProps) {
  const hasRoom = useWideScreen(roomy) && clients.length > 1;
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<ClientOrder>();
  // To the minute, or every row would be drawn anew whenever their order changes.
  const now = Math.floor(useNow() / 60_000) * 60_000;
  const shown = useMemo(
    () => orderClients(clients, { words, order, columns: clientColumns }),
    [clients, words, order],
  );
  const sort = (column: string) =>
    setOrder({ column, isReversed: order?.column === column && !order.isReversed });
  return (
    <div className="space-y-4">
      {clients.length > many && (
        <TextField
          label={m.clients_find()}
          type="search"
          autoComplete="off"
          className="max-w-sm"
          value={words}
          onValueChange={setWords}
        />
      )}
      {shown.length === 0 && <p className="text-muted">{m.clients_none()}</p>}
      {shown.length > 0 && !hasRoom && (
        <ClientCards clients={shown} onOrder={setOrder} {...{ order, now, isBusy, onOpen }} />
      )}
      {shown.length > 0 && hasRoom && (
        <Table
          name={m.clients_title()}
          className="[&_:is(th,td)]:px-2 [&_th_button]:text-right [&_th_button]:whitespace-normal [&_th:not(:first-child)]:w-[10%] [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4"
        >
          <HeaderRow>
            <Sorted id="name" name={m.clients_name()} order={order} onSort={sort} />
            {clientColumns.map(({ id, name }) => (
              <Sorted key={id} id={id} name={name()} order={order} onSort={sort} figure />
            ))}
          </HeaderRow>
          <tbody>
            {shown.map((client) => (
              <ClientRow key={client.id} client={client} now={now} isBusy={isBusy} onOpen={onOpen} />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

interface ClientRowProps extends Omit<ClientsTableProps, 'clients'> {
  client: Client;
  now: number;
}

/** Kept as it is while only its place among the others changes. */
const ClientRow = memo(function ClientRow({ client, now, isBusy, onOpen }: ClientRowProps) {
  return (
    <Row>
      <Cell className="align-top">
        <ClientName {...{ client, isBusy, onOpen }} />
      </Cell>
      {clientColumns.map(({ id, show }) => (
        // Level with the name, which is a button.
        <Cell key={id} figure className="pt-5 align-top">
          {show(client, now)}
        </Cell>
      ))}
    </Row>
  );
});

interface SortedProps {
  id: string;
  name: string;
  order: ClientOrder | undefined;
  onSort: (id: string) => void;
  figure?: boolean;
}

/** A column's name that puts the rows in its order, and the other way round. */
function Sorted({ id, name, order, onSort, figure = false }: SortedProps) {
  const isSorted = order?.column === id;
  const isDown = isSorted && order.isReversed !== figure;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <HeaderCell figure={figure} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-1 hover:text-text"
        onClick={() => onSort(id)}
      >
        {name}
        {isSorted && <Arrow aria-hidden className="size-3" />}
      </button>
    </HeaderCell>
  );
}

import type { Client } from '#contract/people/clients.ts';
import type { ClientColumn } from './client-columns.tsx';

export interface ClientOrder {
  column: string;
  isReversed: boolean;
}

/** Those whose name holds the words, in the order of a column; from the largest, by name from A, or the other way round. */
export function orderClients(
  clients: Client[],
  { words, order, columns }: { words: string; order: ClientOrder | undefined; columns: ClientColumn[] },
): Client[] {
  const wanted = words.trim().toLocaleLowerCase();
  const found = clients.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (!order) return found;
  const column = columns.find(({ id }) => id === order.column);
  // They come by name.
  if (!column) return order.isReversed ? found.toReversed() : found;
  const placed = found.map((client) => ({ client, place: column.orderOf(client) }));
  const sign = order.isReversed ? -1 : 1;
  return placed
    .toSorted(({ place: one }, { place: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      return (one.group ?? '').localeCompare(other.group ?? '') || sign * (other.value - one.value);
    })
    .map(({ client }) => client);
}

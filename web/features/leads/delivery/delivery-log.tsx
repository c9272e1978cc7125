import type { LeadDelivery } from '#contract/leads/lead-delivery.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';

const pageSize = 50;
/** While something waits, and otherwise: it may be tried again from elsewhere. */
const lookAgainMs = { waiting: 3000, settled: 15_000 };

/** What was delivered to a system, newest first, kept true while it is looked at. */
export function DeliveryLog({ targetId }: { targetId: string }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    api.leads.listTargetDeliveries.infiniteOptions({
      input: (before: string | undefined) => ({ id: targetId, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.createdAt : undefined),
      refetchInterval: ({ state }) => lookAgainMs[state.data?.pages.some(hasWaiting) ? 'waiting' : 'settled'],
    }),
  );
  const deliveries = data?.pages.flat();
  const heading = `deliveries-${targetId}`;
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-5">
      <h4 id={heading} className="text-sm font-semibold">
        {m.leads_deliveries()}
      </h4>
      {!deliveries && !error && <LoadingBlock className="mt-3 h-22" />}
      {!deliveries && error && (
        <LoadError error={error} title={m.leads_deliveries_failed()} className="mt-3" />
      )}
      {deliveries?.length === 0 && <p className="mt-2 text-sm text-muted">{m.leads_deliveries_none()}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul
          aria-labelledby={heading}
          // What scrolls must be reachable by keyboard.
          tabIndex={0}
          className="mt-3 max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        >
          {deliveries.map((delivery) => (
            <DeliveryEntry key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="ghost"
          size="small"
          className="mt-3"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.leads_deliveries_more()}
        </Button>
      )}
    </section>
  );
}

function hasWaiting(page: LeadDelivery[]): boolean {
  return page.some(({ status }) => status === 'waiting');
}

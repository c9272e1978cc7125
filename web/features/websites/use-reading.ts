import type { Reading } from '#contract/websites/reading.ts';
import { api, queryClient } from '#web/api.ts';
import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';

const reconnectMs = 2000;

/** A website as it is being read, and afterwards. `isGone`: it is kept no longer. */
export function useReading(id: string | null) {
  const { data, error } = useQuery({
    ...optionsOf(id ?? ''),
    enabled: id !== null,
    retry: (count, trouble) => count < 3 && !isDefinedError(trouble),
    // A stream that ended before the reading did was cut off: look again.
    refetchInterval: ({ state }) =>
      isDefinedError(state.error) || (state.data && isOver(state.data)) ? false : reconnectMs,
  });
  return { reading: data, isGone: isDefinedError(error) && error.code === 'READING_NOT_FOUND' };
}

/** Shows this state of a reading wherever it is shown. */
export function rememberReading(reading: Reading): void {
  queryClient.setQueryData(optionsOf(reading.id).queryKey, reading);
}

export function isOver({ status }: Pick<Reading, 'status'>): boolean {
  return status === 'done' || status === 'cancelled';
}

/** Whether so much was found that there is something to decide. */
export function isRich({ found: { offers, sellingPoints, pictures } }: Pick<Reading, 'found'>): boolean {
  return offers.length + sellingPoints.length + pictures.length > 0;
}

function optionsOf(id: string) {
  return api.websites.watch.experimental_liveOptions({ input: { id } });
}

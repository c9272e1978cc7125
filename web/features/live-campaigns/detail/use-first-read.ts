import { useEffect, useState } from 'react';
import { api, queryClient, server } from '#web/api.ts';

/** Reads Meta once where a published campaign was not read yet, and says while it does. */
export function useFirstRead(isUnread: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isUnread) return;
    const leaving = new AbortController();
    void read(leaving.signal)
      // The page says what is wrong where nothing comes of it.
      .catch(() => undefined)
      .finally(() => !leaving.signal.aborted && setIsOver(true));
    return () => leaving.abort();
  }, [isUnread]);
  return isUnread && !isOver;
}

async function read(signal: AbortSignal): Promise<void> {
  await server.liveCampaigns.sync({ type: 'auto' }, { signal });
  for await (const { state } of await server.liveCampaigns.watchSync(undefined, { signal })) {
    if (state !== 'syncing') break;
  }
  await queryClient.invalidateQueries({ queryKey: api.liveCampaigns.key() });
}

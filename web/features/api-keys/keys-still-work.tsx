import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';

/** After a new password: which keys it has not ended. Nothing where there are none. */
export function KeysStillWork() {
  const { data: keys = [] } = useQuery(api.apiKeys.list.queryOptions());
  if (keys.length === 0) return null;
  return (
    <Banner tone="warning" title={m.keys_left_title()}>
      {m.keys_left_note({ names: keys.map(({ name }) => name).join(', ') })}
    </Banner>
  );
}

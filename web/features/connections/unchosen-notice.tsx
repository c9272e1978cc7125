import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Said over campaigns that are known while no ad account is chosen: they are as they were read last. */
export function UnchosenNotice() {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const mayManage = useMay('manage');
  if (!connection || connection.broken || connection.selectedAdAccountId !== null) return null;
  return (
    <Banner
      tone="warning"
      title={m.live_unchosen_known_title()}
      action={
        mayManage && (
          <Button asChild variant="secondary">
            <Link to="/dashboard#connection">{m.live_unchosen_action()}</Link>
          </Button>
        )
      }
    >
      {m.live_unchosen_known_text()}
    </Banner>
  );
}

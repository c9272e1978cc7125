import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** That somebody has been asked to join another workspace, and has not answered. */
export function ReceivedBanner({ className }: { className?: string }) {
  const { data } = useQuery(api.members.listReceived.queryOptions());
  const [invitation] = data ?? [];
  if (!invitation) return undefined;
  const { workspace, invitedBy: name } = invitation;
  return (
    <Banner
      className={className ?? ''}
      title={
        name ? m.teams_invited_banner({ name, workspace }) : m.teams_invited_banner_nobody({ workspace })
      }
      action={
        <Button asChild size="small">
          <Link to="/join">{m.teams_join_see()}</Link>
        </Button>
      }
    />
  );
}

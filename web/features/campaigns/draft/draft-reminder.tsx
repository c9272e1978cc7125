import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

/** The way back to what somebody began and has not published; nothing where nobody has. */
export function DraftReminder() {
  const { data: drafts = [] } = useQuery(api.campaigns.listDrafts.queryOptions());
  const [newest, ...others] = drafts;
  if (!newest) return null;
  const isOne = others.length === 0;
  return (
    <Link
      to={isOne ? `/campaign/${newest.id}` : '/drafts'}
      state={isOne ? { previousRoute: '/dashboard' } : undefined}
      className="relative mt-2 block min-h-6 text-sm font-medium text-accent-text [overflow-wrap:anywhere] after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
    >
      {isOne
        ? m.dashboard_draft({ title: newest.title || m.campaigns_draft_untitled() })
        : m.dashboard_drafts({ count: drafts.length })}
    </Link>
  );
}

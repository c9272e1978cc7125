import type { Left } from '#contract/people/deletions.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What becomes of the workspaces of whoever deletes the account; nothing where it is the one they began with. */
export function LeftWorkspaces({ isAsked }: { isAsked: boolean }) {
  const { data: all = [] } = useQuery(api.deletions.foresee.queryOptions({ enabled: isAsked, staleTime: 0 }));
  if (all.length < 2 && all[0]?.fate !== 'held') return null;
  const { goes = [], stays = [], held = [] } = Object.groupBy(all, ({ fate }) => fate);
  return (
    <div className="mb-4 space-y-2 text-sm">
      {held.length > 0 && <p className="text-danger-text">{m.deletions_held({ names: listed(held) })}</p>}
      {goes.length > 0 && <p>{m.deletions_goes({ names: listed(goes) })}</p>}
      {stays.length > 0 && (
        <p>
          {m.deletions_stays({ names: listed(stays) })} {m.deletions_links_stay()}
        </p>
      )}
    </div>
  );
}

function listed(left: Left[]): string {
  return new Intl.ListFormat(pageLanguage()).format(left.map(({ name }) => name));
}

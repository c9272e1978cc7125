import type { ApiKey } from '#contract/people/api-keys.ts';
import { roleNames } from '#web/workspace/role-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  onRevoke: (key: ApiKey) => void;
}

/** The keys of the workspace: what each may do and when it was last used. */
export function KeyList({ keys, onRevoke }: KeyListProps) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line rounded-xl border border-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
          <div className="min-w-48 flex-1">
            <div className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 text-sm font-semibold break-words">{key.name}</p>
              <Badge tone={key.access === 'write' ? 'warning' : 'neutral'}>
                {key.access === 'write' ? m.keys_access_write() : m.keys_access_read()}
              </Badge>
              <Badge>{roleNames[key.role]()}</Badge>
            </div>
            <p className="mt-1 text-sm text-muted">
              <code className="break-all">{key.hint}</code>
            </p>
            <p className="mt-1 text-sm text-muted">
              {m.keys_created({ date: formatDate(key.createdAt) })}
              {' · '}
              {key.lastUsedAt
                ? m.keys_last_used({ when: formatRelative(key.lastUsedAt, now) })
                : m.keys_never_used()}
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            className="text-danger-text"
            aria-label={m.keys_revoke_name({ name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {m.keys_revoke()}
          </Button>
        </li>
      ))}
    </ul>
  );
}

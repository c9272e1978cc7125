import type { Assistant } from '#contract/assistants.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';
import { scopeWords } from './scope-words.ts';

interface AssistantListProps {
  assistants: readonly Assistant[];
  onDisconnect: (assistant: Assistant) => void;
}

/** Who is let in: where, to do what, and when it was here last. */
export function AssistantList({ assistants, onDisconnect }: AssistantListProps) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line rounded-xl border border-line">
      {assistants.map((assistant) => {
        const { id, name, workspace, scopes, connectedAt, lastUsedAt } = assistant;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <div className="min-w-48 flex-1 text-sm">
              <p className="font-semibold break-words">{name}</p>
              <p className="mt-1 text-muted">{workspace}</p>
              <p className="mt-1 text-pretty text-muted">
                {scopes.map((scope) => scopeWords[scope].name()).join(' · ')}
              </p>
              <p className="mt-1 text-muted">
                {m.assistants_since({ date: formatDate(connectedAt) })}
                {' · '}
                {lastUsedAt
                  ? m.assistants_last_used({ when: formatRelative(lastUsedAt, now) })
                  : m.assistants_never_used()}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              className="text-danger-text"
              aria-label={m.assistants_leave_name({ name })}
              onClick={() => onDisconnect(assistant)}
            >
              {m.assistants_leave()}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

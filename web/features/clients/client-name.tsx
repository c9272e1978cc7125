import type { Client } from '#contract/people/clients.ts';
import { ChevronRight } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { roleNames } from '#web/workspace/role-words.ts';

interface ClientNameProps {
  client: Client;
  isBusy: boolean;
  onOpen: (id: string) => void;
}

/** What a workspace is called, which leads into it, and what one is there. */
export function ClientName({ client: { id, name, role, link }, isBusy, onOpen }: ClientNameProps) {
  return (
    <div>
      <button
        type="button"
        disabled={isBusy}
        className="flex min-h-11 w-fit max-w-full items-center gap-1 text-left font-medium text-accent-text hover:underline disabled:opacity-60 md:min-h-9 xl:max-w-48"
        onClick={() => onOpen(id)}
      >
        <span className="truncate">{name}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </button>
      <span className="-mt-1.5 block text-xs text-muted">
        {roleNames[role]()}
        {link === 'none' && ` · ${m.clients_unlinked()}`}
        {link === 'broken' && <span className="text-danger-text"> · {m.clients_broken()}</span>}
      </span>
    </div>
  );
}

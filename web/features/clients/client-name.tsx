import type { Client } from '#contract/people/clients.ts';
import { ChevronRight } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { roleNames } from '#web/workspace/role-words.ts';

interface ClientNameProps {
  client: Client;
  isBusy: boolean;
  onOpen: (id: string) => void;
}

/** What a workspace is called, which leads into it, what one is there, and unless a column tells it, how it stands. */
export function ClientName({ client: { id, name, role, link, problems }, isBusy, onOpen }: ClientNameProps) {
  const word = problems ? m.clients_troubled({ count: problems }) : link === 'works' && m.clients_fine();
  return (
    <div className="in-[li]:flex in-[li]:flex-wrap in-[li]:items-center in-[li]:gap-x-3">
      <button
        type="button"
        disabled={isBusy}
        className="flex min-h-11 w-fit max-w-full items-center gap-1 text-left font-medium text-accent-text hover:underline disabled:opacity-60 in-[li]:text-lg in-[li]:font-semibold in-[li]:text-text md:min-h-9 xl:max-w-48 xl:in-[li]:max-w-full"
        onClick={() => onOpen(id)}
      >
        <span className="truncate">{name}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-accent-text" />
      </button>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Badge>{roleNames[role]()}</Badge>
        {word && (
          <Badge tone={problems ? 'warning' : 'success'} className="in-[td]:hidden">
            {word}
          </Badge>
        )}
        {link === 'none' && m.clients_unlinked()}
        {link === 'broken' && <span className="text-danger-text">{m.clients_broken()}</span>}
      </span>
    </div>
  );
}

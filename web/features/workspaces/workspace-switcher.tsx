import type { Workspace } from '#contract/people/workspaces.ts';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

const WorkspaceList = lazy(async () => ({ default: (await import('./workspace-list.tsx')).WorkspaceList }));

/** The workspace one is in, and the way to the others. */
export function WorkspaceSwitcher({ current }: { current: Pick<Workspace, 'id' | 'name'> }) {
  return (
    <Popover
      name={m.teams_switch_find()}
      trigger={
        <button
          type="button"
          aria-label={m.teams_switch({ workspace: current.name })}
          className="flex min-h-10 w-full items-center gap-2 rounded-lg px-3 text-left text-sm font-semibold transition-colors duration-150 hover:bg-hover aria-expanded:bg-hover"
        >
          <span className="min-w-0 grow truncate">{current.name}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      <Suspense fallback={<LoadingBlock className="h-40" />}>
        <WorkspaceList currentId={current.id} />
      </Suspense>
    </Popover>
  );
}

import type { Workspace } from '#contract/people/workspaces.ts';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

const WorkspaceList = lazy(async () => ({ default: (await import('./workspace-list.tsx')).WorkspaceList }));

interface WorkspaceSwitcherProps {
  current: Pick<Workspace, 'id' | 'name'>;
  /** Where it stands in something that must not stay over the page it leads to. */
  onLeave?: (() => void) | undefined;
}

/** The workspace one is in, and the way to the others. */
export function WorkspaceSwitcher({ current, onLeave }: WorkspaceSwitcherProps) {
  return (
    <Popover
      name={m.teams_switch_find()}
      trigger={
        <button
          type="button"
          aria-label={m.teams_switch({ workspace: current.name })}
          className="flex min-h-11 w-full items-center gap-2 rounded-lg px-3 text-left text-sm font-semibold transition-colors duration-150 hover:bg-hover aria-expanded:bg-hover md:min-h-10"
        >
          <span className="min-w-0 grow truncate">{current.name}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      <Suspense fallback={<LoadingBlock className="h-46" />}>
        <WorkspaceList currentId={current.id} onLeave={onLeave} />
      </Suspense>
    </Popover>
  );
}

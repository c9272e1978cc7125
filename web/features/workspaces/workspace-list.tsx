import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { PopoverClose } from '#web/ui/overlay/popover-parts.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useSwitch } from './use-switch.ts';
import { roleNames } from '#web/workspace/role-words.ts';

/** From here on a list is searched rather than read. */
const many = 8;

const row =
  'flex min-h-11 w-full items-center gap-2 rounded-lg px-2.5 text-left hover:bg-hover disabled:opacity-60 md:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0';

interface WorkspaceListProps {
  currentId: string;
  onLeave: (() => void) | undefined;
}

/** The workspaces somebody belongs to, by name. */
export function WorkspaceList({ currentId, onLeave }: WorkspaceListProps) {
  const { data: all, error } = useQuery(api.workspaces.list.queryOptions());
  const change = useSwitch();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const found = all?.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div className="space-y-2">
      {error && !all && <LoadError error={error} />}
      {!all && !error && <LoadingBlock className="h-46" />}
      {all && all.length > many && (
        <TextField
          label={m.teams_switch_find()}
          type="search"
          autoComplete="off"
          value={text}
          onValueChange={setText}
        />
      )}
      {found && (
        <ul className="-mx-1.5 max-h-72 overflow-y-auto">
          {found.map(({ id, name, role }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === currentId || undefined}
                disabled={change.isPending}
                className={row}
                onClick={() => id !== currentId && change.mutate(id)}
              >
                <span className="min-w-0 grow truncate">{name}</span>
                <span className="shrink-0 text-xs text-muted">{roleNames[role]()}</span>
                {id === currentId ? <Check aria-hidden /> : <span className="size-4 shrink-0" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p className="text-muted">{m.teams_switch_none()}</p>}
      <PopoverClose asChild>
        <Link to="/team#new" className={`${row} -mx-1.5`} onClick={onLeave}>
          <Plus aria-hidden />
          {m.teams_switch_new()}
        </Link>
      </PopoverClose>
    </div>
  );
}

import { ChevronsUpDown, Gauge, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMay } from '#web/workspace/may.ts';
import type { PanelPerson } from './account-panel.tsx';
import { useLeave } from './use-leave.ts';

interface NameMenuProps {
  person: PanelPerson;
  plan: ReactNode;
  collapsed: boolean;
}

/** Who is signed in and on which plan; behind it their profile, their plan, and the way out. */
export function NameMenu({ person: { name, email, image }, plan, collapsed }: NameMenuProps) {
  const { isLeaving, leave } = useLeave();
  const maySee = useMay('see');
  const shown = name || email;
  return (
    <div className={collapsed ? 'py-1.5' : 'p-1.5'}>
      <Menu
        side="top"
        align="start"
        trigger={
          <button
            type="button"
            aria-busy={isLeaving || undefined}
            title={email}
            className={cn(
              'flex min-h-12 w-full items-center gap-3 rounded-lg text-left transition-colors duration-150 hover:bg-hover aria-expanded:bg-hover',
              collapsed ? 'justify-center' : 'px-2',
            )}
          >
            {isLeaving ? (
              <Spinner className="size-8" />
            ) : (
              <Avatar name={shown} src={image} className={collapsed ? 'size-8' : 'size-9'} />
            )}
            <span className={collapsed ? 'sr-only' : 'min-w-0 grow space-y-1'}>
              <span className="block truncate text-sm font-semibold">{shown}</span>
              {!collapsed && <span className="flex">{plan}</span>}
            </span>
            {!collapsed && <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />}
          </button>
        }
      >
        <MenuLink>
          <Link to="/profile">
            <UserRound aria-hidden />
            {m.shell_profile()}
          </Link>
        </MenuLink>
        {maySee && (
          <MenuLink>
            <Link to="/profile#plan">
              <Gauge aria-hidden />
              {m.shell_plan()}
            </Link>
          </MenuLink>
        )}
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
          {m.people_sign_out()}
        </MenuItem>
      </Menu>
    </div>
  );
}

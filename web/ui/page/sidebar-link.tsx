import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { Tooltip } from '../overlay/tooltip.tsx';

export type SidebarItem = {
  name: string;
  icon: ReactNode;
  /** What should be known before it is chosen. */
  note?: string | undefined;
} & (
  | {
      /** An address of ours, or a whole one that opens in a new tab. */
      to: string;
      /** A page that is not part of the app: the server is asked for it. */
      isOutside?: boolean;
    }
  | { onChoose: () => void; busy: boolean }
);

interface SidebarLinkProps {
  item: SidebarItem;
  collapsed: boolean;
  onChoose?: (() => void) | undefined;
}

export function SidebarLink({ item, collapsed, onChoose }: SidebarLinkProps) {
  const { name, icon, note } = item;
  const look = cn(
    'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1 text-sm font-medium text-muted transition-colors',
    'hover:bg-hover hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text md:min-h-9',
    '[&_svg]:size-[18px] [&_svg]:shrink-0 aria-[current=page]:[&_svg:first-child]:text-accent-text',
    'aria-disabled:cursor-progress aria-disabled:opacity-60',
    collapsed && 'justify-center px-0',
  );
  const label = (
    <>
      {icon}
      <span className={cn('min-w-0 text-left', collapsed && 'sr-only')}>
        <span className="block truncate">{name}</span>
        {note && <span className="block truncate text-xs font-normal">{note}</span>}
      </span>
    </>
  );
  return (
    <Tooltip text={note ? `${name}: ${note}` : name} side="right" off={!collapsed}>
      {'onChoose' in item ? (
        <button
          type="button"
          aria-disabled={item.busy || undefined}
          className={look}
          onClick={() => {
            if (item.busy) return;
            item.onChoose();
            onChoose?.();
          }}
        >
          {label}
        </button>
      ) : item.to.startsWith('https:') ? (
        <a href={item.to} target="_blank" rel="noreferrer" className={look} onClick={onChoose}>
          {label}
          <span className="sr-only">({m.ui_new_tab()})</span>
          {!collapsed && <ArrowUpRight aria-hidden className="ml-auto !size-3.5" />}
        </a>
      ) : (
        <NavLink
          to={item.to}
          end
          reloadDocument={item.isOutside ?? false}
          className={look}
          onClick={onChoose}
        >
          {label}
        </NavLink>
      )}
    </Tooltip>
  );
}

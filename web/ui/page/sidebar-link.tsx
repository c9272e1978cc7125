import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { Tooltip } from '../overlay/tooltip.tsx';
import { currentOf, type MenuPlace } from './current-of.ts';

export type SidebarItem = {
  name: string;
  icon: ReactNode;
  /** What should be known before it is chosen. */
  note?: string | undefined;
  /** At its end: how many new ones there are. */
  mark?: ReactNode;
} & (
  | (MenuPlace & {
      /** A page that is not part of the app: the server is asked for it. */
      isOutside?: boolean;
    })
  | { onChoose: () => void; busy: boolean }
);

interface SidebarLinkProps {
  item: SidebarItem;
  collapsed: boolean;
  /** Chosen now and then: smaller, so that what is chosen daily stands out. */
  isQuiet?: boolean | undefined;
  onChoose?: (() => void) | undefined;
}

export function SidebarLink({ item, collapsed, isQuiet = false, onChoose }: SidebarLinkProps) {
  const { name, icon, note, mark } = item;
  const location = useLocation();
  const look = cn(
    'relative flex min-h-11 w-full items-center gap-3 rounded-lg py-1 text-muted transition-colors duration-150',
    'hover:bg-hover hover:text-text aria-[current]:bg-raised aria-[current]:text-text',
    '[&_svg]:shrink-0 aria-[current]:[&_svg:first-child]:text-accent-text',
    'aria-disabled:cursor-progress aria-disabled:opacity-60',
    isQuiet
      ? 'text-sm font-normal md:min-h-8 md:text-[0.8125rem] [&_svg]:size-4'
      : 'text-sm font-medium md:min-h-9 [&_svg]:size-[18px]',
    collapsed ? 'justify-center' : 'px-3',
  );
  const label = (
    <>
      {icon}
      <span className={cn('min-w-0 text-left', collapsed && 'sr-only')}>
        <span className="block truncate">{name}</span>
        {note && <span className="block truncate text-xs font-normal">{note}</span>}
      </span>
      {mark && (
        <span className={collapsed ? 'absolute top-0 right-0' : 'ml-auto *:text-xs/5 *:px-1.5'}>{mark}</span>
      )}
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
        <Link
          to={item.to}
          aria-current={currentOf(item, location)}
          reloadDocument={item.isOutside ?? false}
          className={look}
          onClick={onChoose}
        >
          {label}
        </Link>
      )}
    </Tooltip>
  );
}

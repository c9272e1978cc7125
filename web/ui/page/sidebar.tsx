import type { ReactNode } from 'react';
import { cn } from '../class-names.ts';
import { later, usePart } from '../later.ts';
import { useWasOpen } from '../overlay/use-was-open.ts';
import { SidebarLink, type SidebarItem } from './sidebar-link.tsx';

const drawerParts = later(() => import('./sidebar-drawer.tsx'));

export interface SidebarGroup {
  name: string;
  items: readonly SidebarItem[];
  /** At the lower end, and smaller: what is not chosen every day. */
  isQuiet?: boolean;
}

/** In which of its forms the menu is drawn. */
export type SidebarForm = 'wide' | 'small' | 'drawer';

interface SidebarProps {
  /** The name of the menu, for a screen reader. */
  name: string;
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  onDrawerOpenChange: (open: boolean) => void;
  groups: readonly SidebarGroup[];
  brand: (collapsed: boolean) => ReactNode;
  /** Where one is, of several places; above the menu, where there is room. Handed what closes the drawer. */
  place?: ((onChoose?: () => void) => ReactNode) | false | undefined;
  footer: (form: SidebarForm) => ReactNode;
}

/** The menu beside the page; a drawer where there is no room for it. */
export function Sidebar({ isCollapsed, isDrawerOpen, onDrawerOpenChange, ...content }: SidebarProps) {
  const parts = usePart(drawerParts, useWasOpen(isDrawerOpen), () => onDrawerOpenChange(false));
  return (
    <>
      <aside
        className={cn(
          'sticky top-0 z-25 hidden h-dvh shrink-0 overflow-hidden border-r border-line bg-sunken transition-[width] duration-150 md:block print:hidden',
          isCollapsed ? 'w-12' : 'w-64',
        )}
      >
        <Content {...content} form={isCollapsed ? 'small' : 'wide'} />
      </aside>
      {parts && (
        <parts.SidebarDrawer name={content.name} isOpen={isDrawerOpen} onOpenChange={onDrawerOpenChange}>
          <Content {...content} form="drawer" onChoose={() => onDrawerOpenChange(false)} />
        </parts.SidebarDrawer>
      )}
    </>
  );
}

type ContentProps = Pick<SidebarProps, 'name' | 'groups' | 'brand' | 'place' | 'footer'> & {
  form: SidebarForm;
  onChoose?: () => void;
};

function Content({ name, groups, brand, place, footer, form, onChoose }: ContentProps) {
  const collapsed = form === 'small';
  return (
    <div className="flex h-full flex-col">
      <div className={cn('flex h-14 shrink-0 items-center', collapsed ? 'justify-center' : 'px-4')}>
        {brand(collapsed)}
      </div>
      {!collapsed && place && <div className="px-1.5 md:px-1 empty:hidden">{place(onChoose)}</div>}
      <nav aria-label={name} className="flex grow flex-col gap-5 overflow-y-auto px-1.5 py-4 md:px-1">
        {groups.map((group, place) => (
          <div key={group.name} className={cn(group.isQuiet && !groups[place - 1]?.isQuiet && 'mt-auto')}>
            <h2
              className={cn(
                'px-3 pb-1.5 text-xs font-medium text-muted',
                // The group keeps its name for a screen reader. On a phone there is room for what can be pressed.
                (collapsed || (form === 'drawer' && group.isQuiet)) && 'sr-only',
              )}
            >
              {group.name}
            </h2>
            <ul className="space-y-0.5">
              {group.items.map((item) => (
                <li key={item.name}>
                  <SidebarLink
                    item={item}
                    collapsed={collapsed}
                    isQuiet={group.isQuiet}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="shrink-0 border-t border-line">{footer(form)}</div>
    </div>
  );
}

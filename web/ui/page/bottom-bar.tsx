import { Ellipsis, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { currentOf, type MenuPlace } from './current-of.ts';

export interface BarItem extends MenuPlace {
  name: string;
  icon: ReactNode;
  /** How many new ones there are, for eyes and ears. */
  mark?: ReactNode;
}

interface BottomBarProps {
  name: string;
  /** Two on each side of the button in the middle, where there is one, the last of the four being what opens the menu. */
  items: readonly [BarItem, BarItem, BarItem];
  /** What the button in the middle makes, for whoever may. */
  create: { to: string; name: string } | undefined;
  isMenuOpen: boolean;
  onMenu: () => void;
}

const slot = cn(
  'relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-muted',
  'aria-[current]:text-text aria-[current]:[&_svg]:text-accent-text [&_svg]:size-[22px]',
);

/** The ways a thumb takes most often, at the lower edge of a phone. Nothing of a page lies under it: see `--bar`. */
export function BottomBar({
  name,
  items: [first, second, third],
  create,
  isMenuOpen,
  onMenu,
}: BottomBarProps) {
  return (
    <nav
      aria-label={name}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 mt-auto grid h-(--bar) auto-cols-fr grid-flow-col border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [@media(height<500px)]:static"
    >
      <BarLink {...first} />
      <BarLink {...second} />
      {create && (
        <Link to={create.to} aria-label={create.name} title={create.name} className="grid place-items-center">
          <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
            <Plus aria-hidden className="size-6" />
          </span>
        </Link>
      )}
      <BarLink {...third} />
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        className={slot}
        onClick={onMenu}
      >
        <Ellipsis aria-hidden />
        {m.shell_more()}
      </button>
    </nav>
  );
}

function BarLink(item: BarItem) {
  const { to, name, icon, mark } = item;
  const location = useLocation();
  return (
    <Link to={to} aria-current={currentOf(item, location)} className={slot}>
      {icon}
      <span className="max-w-full truncate px-0.5">{name}</span>
      {mark && <span className="absolute top-1 left-1/2 translate-x-2">{mark}</span>}
    </Link>
  );
}

import { Slot } from 'radix-ui';
import { createContext, useContext, useState, type KeyboardEvent } from 'react';
import { later, usePart } from '../later.ts';
import type * as Parts from './menu-parts.tsx';

const menuParts = later(() => import('./menu-parts.tsx'));
const PartsContext = createContext<typeof Parts | undefined>(undefined);

/** What can be done with one thing, behind one button. What draws it is fetched when somebody reaches for the button. */
export function Menu(props: Parts.MenuProps) {
  const [isAsked, setAsked] = useState(props.startsOpen ?? false);
  const parts = usePart(menuParts, isAsked, () => setAsked(false));
  if (parts)
    return (
      <PartsContext value={parts}>
        <parts.Menu {...props} startsOpen />
      </PartsContext>
    );
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={menuParts.ahead}
      onFocus={menuParts.ahead}
      onClick={() => setAsked(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
}

export function MenuItem(props: Parts.MenuItemProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.MenuItem {...props} />;
}

/** Lends its look and its place in the arrow keys' round to the one child, a Link. */
export function MenuLink(props: Parts.MenuLinkProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.MenuLink {...props} />;
}

import { DropdownMenu as Radix } from 'radix-ui';
import { startTransition, useState, type ReactNode } from 'react';
import { cn } from '../class-names.ts';

export interface MenuProps {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactNode;
  /** Open from the start, for a menu that is made when somebody asks for it. */
  startsOpen?: boolean | undefined;
  /** What has the keyboard's place once it is closed; the button, where it answers nothing. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Where it opens, as far as there is room: under the button's end, unless told otherwise. */
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  children: ReactNode;
}

const item =
  'flex min-h-11 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none data-[disabled]:opacity-60 data-[highlighted]:bg-hover md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

/** The parts of a menu as Radix draws them; menu.tsx fetches them. */
export function Menu({
  trigger,
  startsOpen = false,
  focusAfter,
  side = 'bottom',
  align = 'end',
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Radix.Root
      // The page behind it stays as it is; to freeze it would mean to lay it out anew.
      modal={false}
      open={isOpen}
      // Its entries are many small pieces to make: the page stays free to answer between them.
      onOpenChange={(open) => startTransition(() => setIsOpen(open))}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* What is drawn in no landmark is lost to people who move from one to the next. */}
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            const next = focusAfter?.();
            if (!next) return;
            event.preventDefault();
            next.focus();
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-52 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 text-text shadow-raised motion-safe:animate-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode | undefined;
  /** Set apart from what stands above it: it takes away for good. */
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, onSelect, children }: MenuItemProps) {
  return (
    <>
      {danger && <Radix.Separator className="my-1.5 h-px bg-line" />}
      <Radix.Item className={cn(item, danger && 'text-danger-text [&_svg]:text-current')} onSelect={onSelect}>
        {icon}
        {children}
      </Radix.Item>
    </>
  );
}

export interface MenuLinkProps {
  children: ReactNode;
}

export function MenuLink({ children }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={item}>
      {children}
    </Radix.Item>
  );
}

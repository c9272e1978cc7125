import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { wordsFor } from '#web/ui/error-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Scrim } from '#web/ui/overlay/scrim.tsx';
import { useDialogFocus } from '#web/ui/overlay/use-dialog-focus.ts';
import type { SidebarGroup } from '#web/ui/page/sidebar.tsx';
import { findEntries, type PaletteEntry } from './palette-entries.ts';
import { rememberChoice } from './recent-choices.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

interface PaletteProps {
  groups: readonly SidebarGroup[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Goes anywhere and does the little things by a few letters. Arrow keys choose, Enter goes. */
export function Palette({ groups, open, onOpenChange }: PaletteProps) {
  const focus = useDialogFocus({ findFirst: (content) => content.querySelector('input') });
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          data-palette
          aria-describedby={undefined}
          {...focus}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[min(36rem,85dvh)] max-w-xl flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-raised sm:inset-x-4 sm:top-[12vh]"
        >
          <Dialog.Title className="sr-only">{m.palette_name()}</Dialog.Title>
          <Finder menu={groups} onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Finder({ menu, onDone }: { menu: readonly SidebarGroup[]; onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const { groups, isSearching, error } = usePaletteGroups(menu, text);
  // The box is there at once; what can be chosen is drawn the moment after.
  const isListed = useDeferredValue(true, false);
  const found = isListed ? findEntries(groups, text) : [];
  const entries = found.flatMap((group) => group.entries);
  // By its name and not its place: what comes in later may stand above it.
  const chosen = entries.find((entry) => entry.id === chosenId) ?? entries[0];
  const idOf = (entry: PaletteEntry) => `${id}-${entry.id}`;

  const said = isSearching
    ? m.palette_searching()
    : error
      ? wordsFor(error)
      : isListed && entries.length === 0 && m.palette_nothing();

  function choose(entry: PaletteEntry) {
    onDone();
    if (!entry.isPassing) rememberChoice(entry.id);
    entry.choose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (step && entries.length > 0) {
      event.preventDefault();
      const next = entries[(entries.indexOf(chosen!) + step + entries.length) % entries.length]!;
      setChosenId(next.id);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-[18px] shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={m.palette_name()}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(chosen)}
          autoComplete="off"
          spellCheck={false}
          placeholder={m.palette_hint()}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosenId(undefined);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <IconButton name={m.ui_close()} onClick={onDone} className="-mr-3 shrink-0 md:hidden">
          <X aria-hidden />
        </IconButton>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.palette_found()}
        className={cn('overflow-y-auto p-1.5', !isListed && 'h-dvh')}
      >
        {found.map((group, order) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${order}`}>
            <p id={`${id}-${order}`} className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
              {group.name}
            </p>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                {...{ entry, isChosen: entry === chosen, id: idOf(entry), choose }}
                onPoint={() => setChosenId(entry.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={cn('px-4 text-sm text-muted', said && 'py-4')}>
        {said}
      </p>
      <p aria-hidden className="hidden shrink-0 border-t border-line px-4 py-2.5 text-xs text-muted md:block">
        {m.palette_keys()}
      </p>
    </>
  );
}

interface OptionProps {
  entry: PaletteEntry;
  id: string;
  isChosen: boolean;
  /** The pointer moves over it. */
  onPoint: () => void;
  choose: (entry: PaletteEntry) => void;
}

function Option({ entry, id, isChosen, onPoint, choose }: OptionProps) {
  return (
    // The keyboard stays in the box above, which names what is chosen.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onMouseMove={() => !isChosen && onPoint()}
      onClick={() => choose(entry)}
      onKeyDown={(event) => event.key === 'Enter' && choose(entry)}
      className="flex min-h-11 cursor-default items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-accent-soft md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {entry.icon}
      <span className="min-w-0 truncate">{entry.name}</span>
      {entry.detail && (
        <span className="ml-auto max-w-[45%] shrink-0 truncate text-xs text-muted">{entry.detail}</span>
      )}
    </div>
  );
}

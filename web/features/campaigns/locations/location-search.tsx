import type { Location } from '#contract/campaigns/locations.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { controlStyle } from '#web/ui/form/control-style.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LocationTrouble } from './location-trouble.tsx';
import { describeLocation, nameLocation, nameLocationType } from './location-words.ts';
import { useLocationSearch } from './use-location-search.ts';

export interface LocationSearchProps {
  onChoose: (location: Location) => void;
  /** Stands there until somebody types. */
  sought: string;
  isFull: boolean;
  most: number;
  /** Shown when places cannot be searched because Facebook is not connected. */
  connection: ReactNode;
  /** What is wrong with there being none. */
  error?: string | undefined;
}

/** A box that suggests places while somebody types. Arrow keys walk, Enter takes, Escape closes. */
export function LocationSearch(props: LocationSearchProps) {
  const { onChoose, sought, isFull, most, connection } = props;
  const listId = useId();
  const [own, setTyped] = useState<string>();
  const typed = own ?? sought;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const { isActive, isSearching, found, error, searchAgain } = useLocationSearch(typed);
  const isShown = isOpen && isActive && !error;
  const options = isShown ? (found ?? []) : [];

  function choose(location: Location | undefined) {
    if (!location) return;
    onChoose(location);
    setTyped('');
    setIsOpen(false);
  }
  function again() {
    searchAgain();
    // With the focus the list is open again.
    box.current?.focus();
  }
  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key === 'ArrowDown' && isShown) setActive(Math.min(active + 1, options.length - 1));
    else if (event.key === 'ArrowDown') setIsOpen(true);
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    // Also without an option: Enter in a search box must not leave the step.
    else if (event.key === 'Enter' && typed !== '') choose(options[active]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Field
        label={m.campaigns_location_search()}
        hint={isFull ? m.campaigns_locations_full({ most }) : undefined}
        error={props.error}
      >
        {(ties) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
            />
            <input
              {...ties}
              ref={box}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder={m.campaigns_location_example()}
              // Not disabled: the focus would be lost with the tenth place.
              readOnly={isFull}
              aria-disabled={isFull || undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
                setIsOpen(true);
              }}
              onFocus={() => setIsOpen(true)}
              onBlur={() => setIsOpen(false)}
              onKeyDown={steer}
              className={cn(controlStyle, 'px-9 text-ellipsis', isFull && 'cursor-not-allowed opacity-60')}
            />
            {isActive && isSearching && <Spinner className="absolute inset-y-0 right-3 my-auto text-muted" />}
            <Suggestions id={listId} {...{ options, active, setActive, choose }} />
          </div>
        )}
      </Field>
      <p role="status" className={cn('text-sm text-muted', (!isShown || options.length > 0) && 'sr-only')}>
        {isShown && statusWords(isSearching, options.length, typed.trim())}
      </p>
      {error && <LocationTrouble error={error} onAgain={again} connection={connection} />}
    </>
  );
}

interface SuggestionsProps {
  id: string;
  options: Location[];
  active: number;
  setActive: (place: number) => void;
  choose: (location: Location) => void;
}

function Suggestions({ id, options, active, setActive, choose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.campaigns_location_suggestions()}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full mt-1 z-20 max-h-80 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-raised"
    >
      {options.map((location, place) => (
        // The keys are listened to by the box, which keeps the focus while one walks the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={location.key}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The box must keep the focus, or the list would close before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(location)}
          onMouseMove={() => setActive(place)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-1.5 text-sm',
            place === active && 'bg-accent-soft',
          )}
        >
          <span className="min-w-0">
            <span className="block truncate font-medium">{nameLocation(location)}</span>
            <span className="block truncate text-muted">{describeLocation(location)}</span>
          </span>
          <span className="shrink-0 text-xs text-muted">{nameLocationType(location)}</span>
        </div>
      ))}
    </div>
  );
}

function statusWords(isSearching: boolean, found: number, typed: string): string {
  if (isSearching) return m.campaigns_location_searching();
  return found === 0 ? m.campaigns_location_nothing({ typed }) : m.campaigns_location_found({ count: found });
}

import type { Colleague } from '#contract/comments.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { flushSync } from 'react-dom';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { suggest } from './mentions.ts';

interface MentionFieldProps {
  label: string;
  value: string;
  onValueChange: (words: string) => void;
  people: readonly Colleague[];
}

/** Words in which an @ offers the others by name: the arrows choose, Enter takes, Escape leaves. */
export function MentionField({ label, value, onValueChange, people }: MentionFieldProps) {
  const list = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [leftAt, setLeftAt] = useState<string>();
  const { begun, names } = suggest(value, caret, people);
  const offered = leftAt === value ? [] : names;
  const isOpen = offered.length > 0;
  const at = Math.min(chosen, offered.length - 1);

  function take(name: string) {
    const from = caret - begun.length;
    const next = from + name.length + 1;
    // At once: whoever types on does so behind the name.
    flushSync(() => {
      onValueChange(`${value.slice(0, from)}${name} ${value.slice(caret)}`);
      setCaret(next);
    });
    const field = whole.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(next, next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((at + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[at]!);
    else if (event.key === 'Escape') setLeftAt(value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={whole} className="relative">
      <TextArea
        label={label}
        placeholder={people.length > 0 ? m.comments_placeholder() : undefined}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        onKeyDown={onKeyDown}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setLeftAt(value)}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setChosen(0);
          onValueChange(event.target.value);
        }}
      />
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={m.comments_mention()}
          className="absolute inset-x-0 z-10 mt-1 overflow-hidden rounded-lg border border-line bg-raised py-1 shadow-raised"
        >
          {offered.map((name, place) => (
            <div
              key={name}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === at}
              dir="auto"
              className={cn('cursor-pointer truncate px-3 py-2 text-sm', place === at && 'bg-hover')}
              // Before the field loses the keyboard to it.
              onPointerDown={(event) => (event.preventDefault(), take(name))}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

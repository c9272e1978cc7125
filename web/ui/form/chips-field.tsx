import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { findControl, useKeptPlace } from '../use-kept-place.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

interface ChipsFieldProps extends FieldTexts {
  values: readonly string[];
  most: number;
  /** Characters of each. */
  longest: number;
  onValuesChange: (values: string[]) => void;
}

/** Several short texts: Enter or a comma ends one, and each can be taken away. What is being typed counts already. */
export function ChipsField({ values, most, longest, onValuesChange, error, ...texts }: ChipsFieldProps) {
  const [typed, setTyped] = useState('');
  /** The last of the values, while it is being typed. */
  const [unended, setUnended] = useState<string>();
  const keptPlace = useKeptPlace(findControl);
  const ended = unended !== undefined && values.at(-1) === unended ? values.slice(0, -1) : values;
  const word = typed.trim();
  const isFull = word !== '' && ended.length >= most && !has(ended, word);

  function type(text: string) {
    const words = text.split(',').map((each) => each.trimStart().slice(0, longest));
    const last = words.pop() ?? '';
    const whole = words.reduce((all, each) => withWord(all, each, most), ended);
    const all = withWord(whole, last, most);
    setTyped(last);
    setUnended(all.length > whole.length ? all.at(-1) : undefined);
    onValuesChange([...all]);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isFull) return;
    setTyped('');
    setUnended(undefined);
  }

  return (
    <div {...keptPlace}>
      <Field {...texts} error={isFull ? m.ui_chips_full({ most }) : error}>
        {(ties) => (
          <>
            <input
              {...ties}
              value={typed}
              autoComplete="off"
              enterKeyHint="done"
              className={controlStyle}
              onChange={({ target }) => type(target.value)}
              onKeyDown={press}
            />
            {ended.length > 0 && (
              <ul aria-label={texts.label} className="flex flex-wrap gap-2">
                {ended.map((value) => (
                  <li
                    key={value}
                    className="inline-flex max-w-full min-w-0 items-center rounded-lg border border-line bg-raised pl-3 text-sm"
                  >
                    <span className="min-w-0 py-1.5 break-words">{value}</span>
                    <button
                      type="button"
                      aria-label={m.ui_chip_remove({ text: value })}
                      onClick={() => onValuesChange(values.filter((one) => one !== value))}
                      className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-text md:size-8"
                    >
                      <X aria-hidden className="size-4" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Field>
    </div>
  );
}

function has(words: readonly string[], word: string): boolean {
  return words.some((one) => one.toLowerCase() === word.toLowerCase());
}

function withWord(words: readonly string[], text: string, most: number): readonly string[] {
  const word = text.trim();
  return word === '' || has(words, word) || words.length >= most ? words : [...words, word];
}

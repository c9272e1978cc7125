import { useId, type ReactNode } from 'react';
import { cn } from '../class-names.ts';
import { RequiredMark } from './required-mark.tsx';
import { Radio } from './radio.tsx';

interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  text?: string | undefined;
  icon?: ReactNode | undefined;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  /** For a screen reader only: what stands above says it. */
  hideLegend?: boolean | undefined;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, where each deserves a sentence. Arrow keys move between the cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, options, value, onValueChange, hint, error, required, className } = props;
  const id = useId();
  /** Single words stand beside each other on a phone, too. */
  const isShort = options.every(({ text }) => text === undefined);
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cn('flex min-w-0 flex-col gap-2', className)}>
      <p id={id} className={cn('text-sm font-medium', hideLegend && 'sr-only')}>
        {legend}
        {required && <RequiredMark />}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={notes || undefined}
        aria-required={required || undefined}
        className={cn(
          // The last one has the rest of its row.
          'flex flex-wrap gap-2 *:grow sm:gap-3',
          isShort
            ? options.some(({ icon }) => icon !== undefined)
              ? '*:basis-36'
              : '*:basis-24'
            : '*:basis-full sm:*:basis-44',
        )}
      >
        {options.map((option, place) => (
          <label
            key={option.value}
            className={cn(
              'group relative flex min-h-11 flex-col rounded-xl border border-line-strong bg-surface p-4 text-left transition-colors select-none hover:border-muted hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
              isShort && 'justify-center px-2.5 py-2 sm:px-4',
            )}
          >
            <Radio
              name={id}
              value={option.value}
              isChosen={option.value === value}
              onChoose={() => onValueChange(option.value)}
              aria-labelledby={`${id}-${place}-title`}
              aria-describedby={option.text ? `${id}-${place}-text` : undefined}
              className="rounded-xl"
            />
            <span className="flex w-full items-center gap-1.5 sm:gap-2.5">
              {option.icon && (
                <span className="text-muted group-has-checked:text-accent-text [&_svg]:size-5">
                  {option.icon}
                </span>
              )}
              <span id={`${id}-${place}-title`} className="min-w-0 grow text-sm font-semibold">
                {option.title}
              </span>
              <span
                aria-hidden
                className="grid size-4 shrink-0 place-items-center rounded-full border border-line-strong group-has-checked:border-accent-text"
              >
                {option.value === value && <span className="size-2 rounded-full bg-accent-text" />}
              </span>
            </span>
            {option.text && (
              <span
                id={`${id}-${place}-text`}
                className="mt-2 text-sm text-muted group-has-checked:text-text"
              >
                {option.text}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}

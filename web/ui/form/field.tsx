import { useId, type ChangeEvent, type ChangeEventHandler, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { RequiredMark } from './required-mark.tsx';

/** What ties a control to its label, hint and error. Spread it on the control. */
interface ControlTies {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Says 'now/most', and that it is too long by colour and words. */
  counter?: { now: number; most: number } | undefined;
  /** The label stays readable by a screen reader only. */
  hideLabel?: boolean | undefined;
  /** Beside the label, at the far end: a link, or words that describe the control and may come late. */
  aside?: ReactNode | undefined;
}

interface FieldProps extends FieldTexts {
  children: (ties: ControlTies) => ReactNode;
  className?: string | undefined;
}

interface ControlProps<Control> extends FieldTexts {
  className?: string | undefined;
  onChange?: ChangeEventHandler<Control> | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Of what a field is given: what is said around its control, and the control's own. */
export function takeApart<Control extends { value: string }, Props extends ControlProps<Control>>(
  props: Props,
) {
  const { label, hint, error, required, counter, hideLabel, aside, className, ...rest } = props;
  const { onChange, onValueChange, ...control } = rest;
  return {
    field: { label, hint, error, required, counter, hideLabel, aside, className },
    control: {
      ...control,
      onChange(event: ChangeEvent<Control>) {
        onChange?.(event);
        onValueChange?.(event.target.value);
      },
    },
  };
}

/** Ties label, hint, error and counter to one control of any kind. */
export function Field({
  label,
  hint,
  error,
  required,
  counter,
  hideLabel,
  aside,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const tooLong = counter !== undefined && counter.now > counter.most;
  const words = typeof aside === 'string' && (
    <span id={`${id}-aside`} className="text-xs text-muted">
      {aside}
    </span>
  );
  const notes = [
    error && `${id}-error`,
    words && `${id}-aside`,
    hint && `${id}-hint`,
    counter && `${id}-counter`,
  ].filter(Boolean);
  return (
    <div className={cn('flex else:min-w-0 flex-col gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={id} className={cn('text-sm font-medium', hideLabel && 'sr-only')}>
          {label}
          {required && <RequiredMark />}
        </label>
        {words || aside}
      </div>
      {children({
        id,
        required,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': error || tooLong ? true : undefined,
      })}
      {(hint || error || counter) && (
        <div className="flex items-start justify-between gap-3 text-sm md:text-[0.8125rem]">
          <div className="flex min-w-0 flex-col gap-1">
            {error && (
              <p id={`${id}-error`} role="alert" className="text-danger-text">
                {error}
              </p>
            )}
            {hint && (
              <div id={`${id}-hint`} className="text-muted">
                {hint}
              </div>
            )}
          </div>
          {counter && (
            <p
              id={`${id}-counter`}
              className={cn('shrink-0', tooLong ? 'font-semibold text-danger-text' : 'text-muted')}
            >
              <span aria-hidden>
                {counter.now}/{counter.most}
              </span>
              <span className="sr-only">{m.ui_counter({ now: counter.now, most: counter.most })}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

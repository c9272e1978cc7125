import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly Option[];
    /** Shown, and chosen, while nothing is: its value is ''. */
    placeholder?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
  };

/** One of a list. The system's own picker, so that phones and keyboards feel at home. */
export function SelectField({
  label,
  hint,
  error,
  required,
  counter,
  hideLabel,
  aside,
  className,
  options,
  placeholder,
  onChange,
  onValueChange,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, counter, hideLabel, aside, className }}>
      {(ties) => (
        <div className="relative">
          <select
            {...ties}
            {...rest}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={cn(controlStyle, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
          />
        </div>
      )}
    </Field>
  );
}

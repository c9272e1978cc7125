import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, takeApart, type FieldTexts } from './field.tsx';

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
export function SelectField(props: SelectFieldProps) {
  const { field, control } = takeApart<HTMLSelectElement, SelectFieldProps>(props);
  const { options, placeholder, ...select } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <div className="relative">
          <select {...ties} {...select} className={cn(controlStyle, 'appearance-none truncate pr-10')}>
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

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, takeApart, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    onValueChange?: ((value: string) => void) | undefined;
    /** Inside the box at its end: a unit, or a small button. */
    trailing?: ReactNode | undefined;
  };

/** One line of text. Takes everything an input takes, `register(…)` of a form included. */
export function TextField(props: TextFieldProps) {
  const { field, control } = takeApart<HTMLInputElement, TextFieldProps>(props);
  const { trailing, ...input } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <div className="relative">
          <input {...ties} {...input} className={cn(controlStyle, trailing && 'pr-14')} />
          {trailing && (
            <div className="pointer-events-none absolute inset-y-0 right-0 flex items-center pr-3 text-sm text-muted [&_button]:pointer-events-auto">
              {trailing}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { cn } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
    onValueChange?: ((value: string) => void) | undefined;
  };

/** Several lines of text; the box grows with what is in it where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  required,
  counter,
  hideLabel,
  aside,
  className,
  onChange,
  onValueChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, counter, hideLabel, aside, className }}>
      {(ties) => (
        <textarea
          rows={rows}
          {...ties}
          {...rest}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          className={cn(controlStyle, 'field-sizing-content resize-y leading-relaxed')}
        />
      )}
    </Field>
  );
}

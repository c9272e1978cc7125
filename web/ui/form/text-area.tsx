import type { ComponentProps } from 'react';
import { cn } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, takeApart, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
    onValueChange?: ((value: string) => void) | undefined;
  };

/** Several lines of text; the box grows with what is in it where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = takeApart<HTMLTextAreaElement, TextAreaProps>(props);
  return (
    <Field {...field}>
      {(ties) => (
        <textarea
          rows={3}
          {...ties}
          {...control}
          className={cn(controlStyle, 'field-sizing-content resize-y leading-relaxed')}
        />
      )}
    </Field>
  );
}

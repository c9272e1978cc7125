import type { ComponentProps } from 'react';
import { cn } from '../class-names.ts';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  /** The same for all of one round. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The browser's own radio button, laid unseen over whatever its label draws. The label has to be `relative`. */
export function Radio({ isChosen, onChoose, className, ...rest }: RadioProps) {
  return (
    <input
      {...rest}
      type="radio"
      checked={isChosen}
      onChange={onChoose}
      // In a form it would send that off, with whatever is chosen by then.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className={cn('absolute -inset-px appearance-none', className)}
    />
  );
}

import { useState, type ComponentProps } from 'react';
import { readNumber, writeNumber } from './number-text.ts';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onValueChange' | 'type' | 'counter'
> & {
  value: number | null;
  /** Null while the box is empty or holds no number. */
  onValueChange: (value: number | null) => void;
  /** How many digits after the comma may be typed. */
  decimals?: number | undefined;
};

/** A number. A comma and a point both separate decimals; what was typed stays as it was typed. */
export function NumberField({ value, onValueChange, decimals = 0, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = readNumber(typed, decimals) === value ? typed : writeNumber(value, decimals);
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onValueChange={(text) => {
        const kept = text.replace(/[^\d.,\s-]/g, '');
        setTyped(kept);
        onValueChange(readNumber(kept, decimals));
      }}
    />
  );
}

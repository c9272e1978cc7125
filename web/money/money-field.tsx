import { minorDigits } from '#contract/currencies.ts';
import type { ComponentProps } from 'react';
import { currencySign } from '#web/money.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** A box for an amount in one currency, typed as people write it. */
export function MoneyField({ currency, ...field }: ComponentProps<typeof TextField> & { currency: string }) {
  return (
    <TextField
      {...field}
      inputMode={minorDigits(currency) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={24}
      trailing={currencySign(currency)}
    />
  );
}

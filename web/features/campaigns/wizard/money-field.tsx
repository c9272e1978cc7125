import type { BrakeName } from '#contract/live/brakes.ts';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { currencySign } from '#web/money.ts';
import { isTooMuchMoney, readMoney, writeMoney } from '#web/money-input.ts';

export type AmountName = 'beforePriceMinor' | 'campaignPriceMinor' | 'dailyBudgetMinor';

/** What was typed into an amount but is not clearly one, by field. */
export type UnclearAmounts = Partial<Record<AmountName, string>>;

interface MoneyFieldProps {
  label: string;
  currency: string;
  minor: number | null;
  /** Typed, but not understood: shown again instead of the amount. */
  unclear: string | undefined;
  onAmount: (minor: number | null, unclear: string | undefined) => void;
  least?: { minor: number; error: string } | undefined;
  required?: boolean | undefined;
  /** What is wrong with an amount that can be read. */
  error?: string | undefined;
  hint?: ReactNode;
  name?: AmountName | BrakeName;
}

/** An amount in one currency. What cannot be read is kept for the person to correct and never becomes a number. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, currency, minor, unclear, onAmount, least, required, hint, name, error } = props;
  const [typed, setTyped] = useState('');
  const asTyped = readMoney(typed, currency) === minor ? typed : writeMoney(minor, currency);

  function take(text: string) {
    setTyped(text);
    const amount = readMoney(text, currency);
    const isClear = amount !== undefined && !isTooLittle(amount);
    onAmount(isClear ? amount : null, isClear ? undefined : text);
  }
  function isTooLittle(amount: number | null | undefined): boolean {
    return typeof amount === 'number' && least !== undefined && amount < least.minor;
  }
  function problem(): string | undefined {
    if (unclear === undefined) return error;
    if (isTooLittle(readMoney(unclear, currency))) return least?.error;
    return isTooMuchMoney(unclear, currency) ? m.changes_budget_too_much() : m.campaigns_amount_unclear();
  }

  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      required={required}
      hint={hint}
      trailing={currencySign(currency)}
      value={unclear ?? asTyped}
      error={problem()}
      onValueChange={take}
    />
  );
}

import type { AmountName, UnclearAmounts } from './money-field.tsx';
import type { StepProps } from './step-props.ts';

export interface StepOfferProps extends StepProps {
  unclear: UnclearAmounts;
  onAmount: (name: AmountName, minor: number | null, unclear: string | undefined) => void;
}

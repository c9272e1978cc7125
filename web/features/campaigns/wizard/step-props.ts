import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { FieldChanges } from '../draft/draft-fields.ts';
import type { ReactNode } from 'react';
import type { AmountName, UnclearAmounts } from './money-field.tsx';

/** What every step gets: the draft as typed, and how to change it. */
export interface StepProps {
  fields: CampaignFields;
  change: (changes: FieldChanges) => void;
}

/** What a step with amounts gets besides. */
export interface AmountStepProps extends StepProps {
  unclear: UnclearAmounts;
  onAmount: (name: AmountName, minor: number | null, unclear: string | undefined) => void;
}

/** What a step gets besides of whose fields something may be said: by the law, or by whoever works on it as well. */
export interface CheckedStepProps extends AmountStepProps {
  below: (field: string) => ReactNode;
  /** What is wrong with a field that is still needed, once somebody wanted to go on. */
  lack: (field: keyof CampaignFields) => string | undefined;
}

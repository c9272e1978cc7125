import type { Objective } from '#contract/campaigns/campaign.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { readLimit, writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { resultWords } from '../figures/result-words.ts';
import { unclearWords } from '../steering/budget-check.ts';
import { MoneyField } from '#web/money/money-field.tsx';
import { SteeringForm } from '../steering/steering-form.tsx';

interface ResultWorthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  currency: string;
  objective: Objective;
  heldMinor: number | null;
}

const texts = { leads: m.worth_text_lead, traffic: m.worth_text_visit, sales: m.worth_text_sale };

/** Asks what a result is worth. Kept here: Meta is not told. */
export function ResultWorthDialog(props: ResultWorthDialogProps) {
  const { open, onOpenChange, objective } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.worth_question({ unit: resultWords(objective, 1) })}
      text={texts[objective]()}
    >
      <WorthForm {...props} />
    </Dialog>
  );
}

function WorthForm({ onOpenChange, currency, objective, heldMinor }: ResultWorthDialogProps) {
  const [typed, setTyped] = useState(() => writeMoney(heldMinor, currency));
  const { mutate, isPending, error } = useMutation(
    api.liveCampaigns.setResultValue.mutationOptions({
      onSuccess: (values) => {
        queryClient.setQueryData(api.liveCampaigns.listResultValues.queryKey(), values);
        onOpenChange(false);
      },
    }),
  );
  const valueMinor = readLimit(typed, currency);
  return (
    <SteeringForm
      change={{
        isBusy: isPending,
        slow: undefined,
        failure: error ? { title: m.worth_failed(), reason: wordsFor(error) } : undefined,
      }}
      verb={m.worth_save()}
      isIdle={valueMinor === heldMinor}
      onSubmit={() => valueMinor !== undefined && mutate({ currency, objective, valueMinor })}
      onCancel={() => onOpenChange(false)}
    >
      <MoneyField
        name="worth"
        label={m.worth_amount({ unit: resultWords(objective, 1) })}
        hint={m.worth_hint({ units: resultWords(objective) })}
        currency={currency}
        value={typed}
        error={valueMinor === undefined ? unclearWords(typed, currency) : undefined}
        onValueChange={setTyped}
      />
    </SteeringForm>
  );
}

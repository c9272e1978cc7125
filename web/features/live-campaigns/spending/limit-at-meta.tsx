import type { Operation } from '#contract/operations/operations.ts';
import { useState, type SubmitEvent } from 'react';
import { readLimit, writeMoney } from '#web/money-input.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { unclearWords } from '../steering/budget-check.ts';
import { MoneyField } from '#web/money/money-field.tsx';

interface LimitAtMetaProps {
  heldMinor: number | null;
  currency: string;
  hint: string;
  ask: (limitMinor: number | null) => Promise<Operation>;
}

/** What Meta lets an ad account, or a campaign, spend in all; emptied to take it away. */
export function LimitAtMeta({ heldMinor, currency, hint, ask }: LimitAtMetaProps) {
  const [typed, setTyped] = useState(() => writeMoney(heldMinor, currency));
  const { run, isBusy } = useOperation();
  const limitMinor = readLimit(typed, currency);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (limitMinor === undefined || limitMinor === heldMinor) return;
    void run({ kind: 'spending-limit', ask: () => ask(limitMinor) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <MoneyField
        label={m.limits_at_meta()}
        name="limit-at-meta"
        currency={currency}
        placeholder={m.changes_guardrails_none()}
        className="min-w-0 max-w-sm grow basis-60"
        value={typed}
        error={limitMinor === undefined ? unclearWords(typed, currency) : undefined}
        hint={hint}
        onValueChange={setTyped}
      />
      <Button
        type="submit"
        variant={limitMinor === heldMinor ? 'secondary' : 'primary'}
        busy={isBusy}
        disabled={limitMinor === heldMinor && !isBusy}
        className="sm:mt-6.5"
      >
        {m.limits_at_meta_save()}
      </Button>
    </form>
  );
}

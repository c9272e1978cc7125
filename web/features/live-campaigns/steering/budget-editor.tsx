import { worstDayOf } from '#contract/live/spending.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { api } from '#web/api.ts';
import { perMonth } from '#web/cost.ts';
import { formatMoney } from '#web/money.ts';
import { writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { controlStyle } from '#web/ui/form/control-style.ts';
import { cn } from '#web/ui/class-names.ts';
import { BudgetSteps } from './budget-steps.tsx';
import { readBudget, steepIncrease } from './budget-check.ts';

interface BudgetEditorProps {
  /** Of the campaign or the ad set whose budget it is. */
  name: string;
  currency: string;
  presentMinor: number;
  onSave: (dailyBudgetMinor: number) => void;
  onClose: () => void;
}

/** A daily budget being typed: Enter saves. */
export function BudgetEditor({ name, currency, presentMinor: present, onSave, onClose }: BudgetEditorProps) {
  const id = useId();
  const accountLeastMinor = useAccountLeast(currency);
  const [typed, setTyped] = useState(() => writeMoney(present, currency));
  const [isTold, setIsTold] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const answer = readBudget(typed, { currency, accountLeastMinor });
  const minor = answer.problem === undefined ? answer.minor : undefined;
  const problem = isTold ? answer.problem : undefined;
  const percent = minor === undefined ? undefined : steepIncrease(present, minor);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (minor === undefined) setIsTold(true);
    else if (minor === present) onClose();
    else if (percent !== undefined) setIsAsking(true);
    else onSave(minor);
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="block text-sm font-medium">
        {m.changes_budget_label({ name })}
      </label>
      <div className="relative mt-2">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={typed}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          className={cn(controlStyle, 'min-h-14 pr-24 text-2xl font-semibold tabular-nums')}
        />
        <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-sm text-muted">
          {m.changes_budget_suffix({ currency })}
        </span>
      </div>
      <BudgetSteps
        {...{ currency, presentMinor: present, accountLeastMinor, minor }}
        onStep={(stepped) => setTyped(writeMoney(stepped, currency))}
      />
      <p
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={cn('mt-2 text-xs', problem ? 'text-danger-text' : 'text-muted')}
      >
        {problem ?? (minor === undefined ? m.changes_budget_often() : costWords(minor, currency))}
      </p>
      <Button type="submit" className="mt-3 w-full">
        {m.changes_budget_save()}
      </Button>
      {minor !== undefined && percent !== undefined && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={m.changes_budget_question({ percent })}
          text={
            <>
              <p>
                {m.changes_budget_question_text({
                  name,
                  from: formatMoney(present, currency),
                  to: formatMoney(minor, currency),
                })}
              </p>
              <p className="mt-2 font-semibold text-text">
                {m.changes_budget_question_month({ amount: formatMoney(perMonth(minor), currency) })}
              </p>
              <p className="mt-2">{m.changes_budget_often()}</p>
            </>
          }
          confirm={m.changes_budget_confirm()}
          onConfirm={() => onSave(minor)}
        />
      )}
    </form>
  );
}

function costWords(minor: number, currency: string): string {
  const month = m.changes_budget_month({ amount: formatMoney(perMonth(minor), currency) });
  return `${month} ${m.changes_budget_worst({ amount: formatMoney(worstDayOf(minor), currency) })}`;
}

function useAccountLeast(currency: string): number {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const account = connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId);
  return account?.currency === currency ? account.minDailyBudgetMinor : 0;
}

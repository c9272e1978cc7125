import { worstDayOf } from '#contract/live/spending.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { api, type server } from '#web/api.ts';
import { perMonth } from '#web/cost.ts';
import { currencySign, formatMoney } from '#web/money.ts';
import { writeMoney } from '#web/money-input.ts';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { controlStyle } from '#web/ui/form/control-style.ts';
import { cn } from '#web/ui/class-names.ts';
import { BudgetSteps } from './budget-steps.tsx';
import { readBudget, steepIncrease } from './budget-check.ts';

type BudgetRoom = NonNullable<Awaited<ReturnType<typeof server.liveCampaigns.budgetRoom>>>;

interface BudgetEditorProps {
  /** Of the campaign or the ad set whose budget it is. */
  name: string;
  currency: string;
  presentMinor: number;
  typed: string;
  onTyped: (text: string) => void;
  of: { facebookCampaignId: string; facebookAdSetId?: string | undefined };
  onSave: (dailyBudgetMinor: number) => void;
  onClose: () => void;
}

/** A daily budget being typed: Enter saves. */
export function BudgetEditor(props: BudgetEditorProps) {
  const { name, currency, presentMinor: present, typed, onTyped, of, onSave, onClose } = props;
  const id = useId();
  const accountLeastMinor = useAccountLeast(currency);
  const [isTold, setIsTold] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const answer = readBudget(typed, { currency, accountLeastMinor });
  const minor = answer.problem === undefined ? answer.minor : undefined;
  // Other campaigns take of the same room.
  const { data: room } = useQuery({
    ...api.liveCampaigns.budgetRoom.queryOptions({ input: of }),
    staleTime: 0,
  });
  const over = room && minor !== undefined && minor > Math.max(room.highestMinor, present) ? room : undefined;
  const problem = over ? overWords(over) : isTold ? answer.problem : undefined;
  const percent = minor === undefined ? undefined : steepIncrease(present, minor);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (minor === undefined || over) setIsTold(true);
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
          onBlur={() => setIsTold(true)}
          onChange={(event) => onTyped(event.target.value)}
          className={cn(controlStyle, 'min-h-14 pr-24 text-2xl font-semibold tabular-nums')}
        />
        <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-sm text-muted">
          {m.changes_budget_suffix({ currency: currencySign(currency) })}
        </span>
      </div>
      <BudgetSteps
        {...{ currency, presentMinor: present, accountLeastMinor, minor }}
        onStep={(stepped) => onTyped(writeMoney(stepped, currency))}
      />
      <p
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={cn('mt-2 text-xs', problem ? 'text-danger-text' : 'text-muted')}
      >
        {problem ?? (minor === undefined ? answer.problem : costWords(minor, currency))}
      </p>
      {over && <ToLimits className="text-xs" />}
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
                {m.changes_budget_question_month({ amount: formatMoney(perMonth(minor), currency) })}{' '}
                {m.changes_budget_worst({ amount: formatMoney(worstDayOf(minor), currency) })}
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

function overWords({ per, highestMinor, mostMinor, currency }: BudgetRoom): string {
  const say = per === 'day' ? m.changes_budget_over_day : m.changes_budget_over_month;
  return say({ most: formatMoney(mostMinor, currency), highest: formatMoney(highestMinor, currency) });
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

import { m } from '#web/paraglide/messages.js';
import { formatWholeMoney } from '#web/money.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { isDefinedError } from '@orpc/client';
import type { usePublish } from '../use-publish.ts';

type HighBudgetQuestionProps = Pick<ReturnType<typeof usePublish>, 'error' | 'confirmBudget' | 'forgetError'>;

/** Asks once more where the daily budget is so high that it may be a slip of the keyboard. */
export function HighBudgetQuestion({ error, confirmBudget, forgetError }: HighBudgetQuestionProps) {
  if (!isDefinedError(error) || error.code !== 'BUDGET_UNCONFIRMED') return null;
  const { dailyBudgetMinor, perMonthMinor, currency } = error.data;
  const day = formatWholeMoney(dailyBudgetMinor, currency);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && forgetError()}
      title={m.publications_high_budget({ day })}
      text={m.publications_high_budget_text({ day, month: formatWholeMoney(perMonthMinor, currency) })}
      confirm={m.publications_high_budget_confirm({ day })}
      cancel={m.publications_high_budget_cancel()}
      danger
      onConfirm={() => confirmBudget(dailyBudgetMinor)}
    />
  );
}

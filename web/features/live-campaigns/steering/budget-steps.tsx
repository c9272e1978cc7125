import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatChange } from '#web/ui/format/format.ts';
import { stepBudget } from './budget-check.ts';

const steps = [-20, 20, 50];

interface BudgetStepsProps {
  currency: string;
  presentMinor: number;
  accountLeastMinor: number;
  /** What stands in the box now. */
  minor: number | undefined;
  onStep: (minor: number) => void;
}

/** A little less or more than the present budget, at a press. */
export function BudgetSteps({ presentMinor, minor, onStep, ...rules }: BudgetStepsProps) {
  if (presentMinor === 0) return null;
  return (
    <div role="group" aria-label={m.changes_budget_steps()} className="mt-2 grid grid-cols-3 gap-2">
      {steps.map((percent) => {
        const stepped = stepBudget(presentMinor, percent, rules);
        return (
          <button
            key={percent}
            type="button"
            aria-pressed={minor === stepped}
            title={formatMoney(stepped, rules.currency)}
            onClick={() => onStep(stepped)}
            className="min-h-11 rounded-full border border-line-strong text-sm font-medium tabular-nums transition-colors hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text md:min-h-9"
          >
            {formatChange(percent / 100)}
          </button>
        );
      })}
    </div>
  );
}

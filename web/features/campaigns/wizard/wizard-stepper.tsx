import type { StepName } from '#contract/campaigns/gap-codes.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Check } from 'lucide-react';
import { stepNames } from './gap-words.ts';

interface WizardStepperProps {
  steps: readonly StepName[];
  /** Counted from 1. */
  n: number;
  /** The furthest step that may be gone to. */
  reached: number;
  /** Left out while nothing may be changed. */
  onStep: ((n: number) => void) | undefined;
}

/** Where one is on the way, by name, with the way back to every step that is done. */
export function WizardStepper({ steps, n, reached, onStep }: WizardStepperProps) {
  return (
    <div className="space-y-2">
      <nav aria-label={m.campaigns_steps()} className="hidden sm:block">
        <ol className="-mx-2 flex flex-wrap gap-x-1">
          {steps.map((step, place) => {
            const isNow = place + 1 === n;
            const isDone = place + 1 < n;
            return (
              <li key={step}>
                <button
                  type="button"
                  aria-current={isNow ? 'step' : undefined}
                  disabled={!isNow && (!onStep || place + 1 > reached)}
                  className={cn(
                    'flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm transition-colors motion-reduce:transition-none md:min-h-8',
                    isNow ? 'font-semibold text-text' : 'text-muted enabled:hover:text-text',
                  )}
                  onClick={() => !isNow && onStep?.(place + 1)}
                >
                  {isDone && <Check aria-hidden className="size-4 text-accent-text" />}
                  {stepNames[step]()}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <p className="text-xs text-muted tabular-nums">{m.campaigns_step({ n, total: steps.length })}</p>
      <ProgressBar
        name={m.campaigns_progress()}
        percent={Math.round((n / steps.length) * 100)}
        className="h-1 border-0"
      />
    </div>
  );
}

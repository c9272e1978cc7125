import type { StepName } from '#contract/campaigns/gap-codes.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { stepNames } from './gap-words.ts';

interface WizardStepperProps {
  steps: readonly StepName[];
  /** Counted from 1. */
  n: number;
  /** The furthest step that may be gone to. */
  reached: number;
  /** Left out while nothing may be changed. */
  onStep: ((n: number) => void) | undefined;
  /** On a phone, at the far end of its line. */
  note: ReactNode;
}

/** Where one is on the way, by name, with the way back to every step that is done: on a phone those come on a tap. */
export function WizardStepper({ steps, n, reached, onStep, note }: WizardStepperProps) {
  const list = useId();
  const hasRoom = useWideScreen(beyondPhone);
  const [isOpen, setIsOpen] = useState(false);
  const where = m.campaigns_step({ n, total: steps.length });
  return (
    <div className="flex flex-col gap-2">
      {!hasRoom && (
        <div className="-my-2 flex items-center justify-between gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 min-w-0 items-center gap-1.5 text-sm"
          >
            <span className="whitespace-nowrap text-muted tabular-nums">{where} ·</span>
            <span className="truncate font-semibold">{stepNames[steps[n - 1]!]()}</span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform duration-150 in-aria-expanded:rotate-180 motion-reduce:transition-none"
            />
          </button>
          {note}
        </div>
      )}
      <nav
        id={list}
        aria-label={m.campaigns_steps()}
        className={cn('max-sm:order-last', !hasRoom && !isOpen && 'hidden')}
      >
        <ol className="-mx-2 flex flex-wrap gap-x-1 max-sm:flex-col">
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
      {hasRoom && <p className="text-xs text-muted tabular-nums">{where}</p>}
      <ProgressBar
        name={m.campaigns_progress()}
        percent={Math.round((n / steps.length) * 100)}
        className="h-1 border-0"
      />
    </div>
  );
}

import type { StepName } from '#contract/campaigns/gap-codes.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { stepNames } from './gap-words.ts';

/** Where six steps by their longest names stand in the line of the title. */
const besideTitle = '(min-width: 85rem)';

interface WizardStepperProps {
  steps: readonly StepName[];
  /** Before one is chosen, it is open what it asks for. */
  hasGoal: boolean;
  /** Counted from 1. */
  n: number;
  /** The furthest step that may be gone to. */
  reached: number;
  /** All before this one are ticked. */
  doneBefore: number;
  /** Left out while nothing may be changed. */
  onStep: ((n: number) => void) | undefined;
  /** There is room for all of their names. */
  hasRoom: boolean;
  /** 'Step 3 of 5'. */
  where: string;
  /** On a phone, at the far end of its line. */
  note: ReactNode;
}

/** Where one is on the way, by name, with the way back to every step that is done: on a phone those come on a tap. */
export function WizardStepper(props: WizardStepperProps) {
  const { steps, hasGoal, n, reached, doneBefore, onStep, hasRoom, where, note } = props;
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isNamedWhole = useWideScreen(besideTitle) || !hasRoom;
  return (
    <div>
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
            <span className="truncate font-semibold">{nameStop(steps[n - 1]!, hasGoal, true)}</span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform duration-150 in-aria-expanded:rotate-180"
            />
          </button>
          {note}
        </div>
      )}
      <nav id={list} aria-label={m.campaigns_steps()} className={cn(!hasRoom && !isOpen && 'hidden')}>
        <ol className="-mx-2 flex flex-wrap gap-x-1 max-sm:flex-col max-sm:pt-2">
          {steps.map((step, place) => {
            const isNow = place + 1 === n;
            const isDone = !isNow && place + 1 < doneBefore;
            return (
              <li key={step}>
                <button
                  type="button"
                  aria-current={isNow ? 'step' : undefined}
                  disabled={!isNow && (!onStep || place + 1 > reached)}
                  className={cn(
                    'flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm transition-colors md:min-h-8',
                    isNow ? 'font-semibold text-text' : 'text-muted enabled:hover:text-text',
                  )}
                  onClick={() => !isNow && onStep?.(place + 1)}
                >
                  <span
                    aria-hidden
                    className={cn(
                      'grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums',
                      isNow
                        ? 'bg-accent text-on-accent'
                        : isDone
                          ? 'text-accent-text'
                          : 'border border-line-button',
                    )}
                  >
                    {isDone ? <Check className="size-4" /> : place + 1}
                  </span>
                  {nameStop(step, hasGoal, isNamedWhole)}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}

function nameStop(step: StepName, hasGoal: boolean, isNamedWhole: boolean): string {
  if (step === 'audience' && isNamedWhole) return m.campaigns_stop_audience_budget();
  return step === 'lead-form' && !hasGoal ? m.campaigns_stop_goal() : stepNames[step]();
}

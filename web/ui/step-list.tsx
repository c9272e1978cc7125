import { Check, Circle, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type StepState = 'to-do' | 'doing' | 'done' | 'failed' | 'left-out';

export interface Step {
  name: string;
  state: StepState;
  /** A few words about it: how many, how long. */
  detail?: ReactNode | undefined;
}

/** What is being done, step by step by name. */
export function StepList({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={name} className="space-y-1">
      {steps.map((step) => (
        <li
          key={step.name}
          aria-current={step.state === 'doing' ? 'step' : undefined}
          className={cn(
            'flex min-h-9 items-center gap-3 text-sm',
            (step.state === 'to-do' || step.state === 'left-out') && 'text-muted',
            step.state === 'doing' && 'font-semibold',
          )}
        >
          <Mark state={step.state} />
          <span className="grow">{step.name}</span>
          <span className="sr-only">{stateName(step.state)}</span>
          {step.detail && <span className="font-normal text-muted">{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: StepState }) {
  const frame = 'grid size-6 shrink-0 place-items-center rounded-full';
  if (state === 'done') {
    return (
      <span aria-hidden className={cn(frame, 'bg-success-soft text-success-text')}>
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <span aria-hidden className={cn(frame, 'bg-danger-soft text-danger-text')}>
        <X className="size-3.5" strokeWidth={3} />
      </span>
    );
  }
  if (state === 'doing') {
    return (
      <span aria-hidden className={cn(frame, 'bg-accent-soft text-accent-text')}>
        <Spinner className="size-3.5" />
      </span>
    );
  }
  const Icon = state === 'left-out' ? Minus : Circle;
  return (
    <span aria-hidden className={cn(frame, 'text-muted')}>
      <Icon className="size-3" />
    </span>
  );
}

function stateName(state: StepState): string {
  if (state === 'done') return m.ui_step_done();
  if (state === 'failed') return m.ui_step_failed();
  if (state === 'left-out') return m.ui_step_left_out();
  return state === 'doing' ? m.ui_step_doing() : m.ui_step_todo();
}

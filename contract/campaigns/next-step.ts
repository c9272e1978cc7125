import type { Objective } from './campaign.ts';
import { stepOfField } from './field-steps.ts';
import type { DraftGapCode, StepName } from './gap-codes.ts';
import { type Draft, findGaps, findGapsInStep } from './readiness.ts';

/** The way through the wizard. Before an objective is chosen it looks like the longer one. */
export function stepsFor(objective: Objective | null): StepName[] {
  if (objective === 'traffic') return ['business', 'offer', 'audience', 'media', 'review'];
  const choice: StepName = objective === 'sales' ? 'pixel' : 'lead-form';
  return ['business', 'offer', 'audience', choice, 'media', 'review'];
}

/** The first step that waits for something; undefined where none does. */
export function findOpenStep(draft: Draft): StepName | undefined {
  return stepsFor(draft.objective).find((step) => findGapsInStep(step, draft).length > 0);
}

/** Where the wizard goes on, and what it waits for there. Nothing missing: the draft can be published. */
export function findNextStep(draft: Draft): { step: StepName; missing: DraftGapCode[] } {
  const open = findOpenStep(draft);
  if (open) return { step: open, missing: findGapsInStep(open, draft).map(({ code }) => code) };
  const gaps = findGaps(draft).map(({ code, field }) => ({ code, step: stepOfField(field) ?? 'review' }));
  const step = stepsFor(draft.objective).find((one) => gaps.some((gap) => gap.step === one)) ?? 'review';
  return { step, missing: gaps.filter((gap) => gap.step === step).map(({ code }) => code) };
}

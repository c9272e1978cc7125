import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { recallBuilder, rememberBuilder } from './builder-cache.ts';
import { noteDebugAi } from '../ads/debug-ai.ts';
import type { StepName } from '#contract/campaigns/gap-codes.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import { furthestStep } from './wizard-steps.ts';

/** What the wizard leaves in the history, so that a reload or a step back finds it again. */
export interface BuilderState {
  previousRoute?: string;
  /** The first way through, also after the draft got its own address. */
  isCreating?: boolean;
  /** The same wizard on a new address. */
  builderKey?: string;
  isStepChange?: boolean;
  /** The furthest step somebody has come to, though one before it may wait for something. */
  reached?: number;
  /** What somebody came to this step to change. */
  field?: string;
}

interface WizardPlace {
  fields: CampaignFields;
  campaignId: string | undefined;
  isCreating: boolean;
  /** A run of publishing is looked at on the last step, whatever the address says. */
  isPublishing: boolean;
  /** Whether the code of the steps after the first is there. */
  isWhole: boolean;
}

/** Which step is on screen. The address says so, as far as the campaign is filled in. */
export function useWizardStep({ fields, campaignId, isCreating, isPublishing, isWhole }: WizardPlace) {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = readBuilderState(location.state);
  const steps = stepsFor(fields.objective);
  const [reached, setReached] = useState(() => Math.max(furthestStep(fields), state.reached ?? 1));
  // Who comes from elsewhere goes on where they were.
  const [memory] = useState(() => (campaignId ? recallBuilder(campaignId) : undefined));
  const place = state.isStepChange ? 1 : memory?.currentStep;
  const wanted = Math.trunc(Number(params.get('step') ?? place)) || 1;
  const asked = isPublishing ? steps.length : Math.max(1, Math.min(wanted, reached, steps.length));
  const n = isWhole ? asked : 1;
  const name: StepName = steps[n - 1] ?? 'business';
  const [headedFor, headFor] = useOptimistic(n);

  useOwnAddress(isCreating ? campaignId : undefined);
  useEffect(() => {
    if (campaignId) rememberBuilder(campaignId, { currentStep: n });
  }, [campaignId, n]);
  useEffect(() => noteDebugAi(params), [params]);

  function addressOf(step: number): string {
    const path = campaignId ? `/campaign/${campaignId}` : location.pathname;
    return step > 1 ? `${path}?step=${step}` : path;
  }
  const { field: _, ...lasting } = state;
  const stepState: BuilderState = {
    ...lasting,
    isCreating,
    builderKey: state.builderKey ?? location.key,
    isStepChange: true,
  };
  function goTo(step: number, field?: string) {
    const furthest = Math.max(reached, step);
    startTransition(async () => {
      if (isWhole) headFor(step);
      setReached(furthest);
      await navigate(addressOf(step), {
        state: { ...stepState, reached: furthest, ...(field && { field }) },
      });
    });
  }

  return {
    n,
    name,
    /** The step that was asked for, while it is being drawn: the stepper goes there at once. */
    headedFor,
    /** Another step was asked for, and is shown as soon as its code is there. */
    isOnItsWay: asked !== n,
    steps,
    hasGoal: fields.objective !== null,
    /** As far as one has come, or could. */
    reached: Math.min(Math.max(reached, furthestStep(fields)), steps.length),
    /** The step before which all are done: as far as one has been, and nothing is missing. */
    doneBefore: Math.max(headedFor, Math.min(reached, furthestStep(fields))),
    state,
    goTo,
    /** Leads to a step, and there to the control of that field. */
    goToStep: (step: StepName, field?: string) => goTo(steps.indexOf(step) + 1, field),
    back: n > 1 ? { to: addressOf(n - 1), state: stepState } : leaving(state),
  };
}

/** The history belongs to everybody, so what is found there is checked. */
export function readBuilderState(state: unknown): BuilderState {
  if (typeof state !== 'object' || state === null) return {};
  const { previousRoute, isCreating, builderKey, isStepChange, reached, field } = state as Record<
    string,
    unknown
  >;
  return {
    ...(typeof previousRoute === 'string' && /^\/(?!\/)/.test(previousRoute) && { previousRoute }),
    ...(typeof builderKey === 'string' && { builderKey }),
    ...(typeof field === 'string' && { field }),
    ...(typeof reached === 'number' && Number.isInteger(reached) && { reached }),
    isCreating: isCreating === true,
    isStepChange: isStepChange === true,
  };
}

export type WizardPlaceNow = ReturnType<typeof useWizardStep>;

function leaving({ previousRoute }: BuilderState) {
  return { to: previousRoute ?? '/meta-ads', state: { fromCampaignBuilder: true } };
}

/** Gives a new draft its address under the hands of somebody who types: nothing is mounted anew, a reload finds it. */
function useOwnAddress(campaignId: string | undefined) {
  useEffect(() => {
    if (!campaignId || !/^\/campaigns?\/new$/.test(window.location.pathname)) return;
    const { key, idx, usr } = window.history.state ?? {};
    const state = { key, idx, usr: { ...usr, isCreating: true } };
    window.history.replaceState(state, '', `/campaign/${campaignId}${window.location.search}`);
  }, [campaignId]);
}

import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { StepName } from '#contract/campaigns/gap-codes.ts';
import { findOpenStep, stepsFor } from '#contract/campaigns/next-step.ts';
import { findGapsInStep, type StepGapCode } from '#contract/campaigns/readiness.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';

/** What holds a step: what the draft lacks, an amount that was typed and not understood, an upload under way. */
export type Gap = StepGapCode | 'unclear-amount' | 'upload';

const amounts: Partial<Record<StepName, readonly string[]>> = {
  offer: ['campaignPriceMinor', 'beforePriceMinor'],
  audience: ['dailyBudgetMinor'],
};

/** What still stands between a step and the next one. `unclear` names amounts that were typed but not understood. */
export function findStepGaps(step: StepName, fields: CampaignFields, unclear: readonly string[] = []): Gap[] {
  const gaps = findGapsInStep(step, fields)
    .filter(({ field }) => !unclear.includes(field))
    .map(({ code }) => code);
  const isUnclear = amounts[step]?.some((field) => unclear.includes(field)) ?? false;
  return isUnclear ? [...gaps, 'unclear-amount'] : gaps;
}

/** The fields that close those gaps, the first one first. */
export function findGapFields(
  step: StepName,
  fields: CampaignFields,
  unclear: readonly string[] = [],
): string[] {
  const typed = amounts[step]?.filter((field) => unclear.includes(field)) ?? [];
  return [...findGapsInStep(step, fields).map(({ field }) => field), ...typed];
}

/** The furthest step (counted from 1) whose way there is complete. */
export function furthestStep(fields: CampaignFields): number {
  const steps = stepsFor(fields.objective);
  const open = findOpenStep(fields);
  return open ? steps.indexOf(open) + 1 : steps.length;
}

export function countSellingPoints({ sellingPoints }: Pick<CampaignFields, 'sellingPoints'>): number {
  return sellingPoints.filter((point) => point.trim() !== '').length;
}

/** 'example.no' becomes 'https://example.no'; anything that has a scheme stays. */
export function completeUrl(text: string): string {
  const bare = text.trim();
  return bare !== '' && !bare.includes('://') && isWebsiteUrl(`https://${bare}`) ? `https://${bare}` : bare;
}

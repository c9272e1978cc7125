import type { CampaignFields, Objective } from '#contract/campaigns/campaign.ts';
import { findGapsInStep, type StepGapCode, type StepName } from '#contract/campaigns/readiness.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';

/** What holds a step: what the draft lacks, an amount that was typed and not understood, an upload under way. */
export type Gap = StepGapCode | 'unclear-amount' | 'upload';

/** The way through the wizard. Before an objective is chosen it looks like the longer one. */
export function stepsFor(objective: Objective | null): StepName[] {
  if (objective === 'traffic') return ['business', 'offer', 'audience', 'media', 'review'];
  const choice: StepName = objective === 'sales' ? 'pixel' : 'lead-form';
  return ['business', 'offer', 'audience', choice, 'media', 'review'];
}

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

/** The field that closes the first of those gaps; undefined where there is none to fill in. */
export function findFirstGap(
  step: StepName,
  fields: CampaignFields,
  unclear: readonly string[] = [],
): string | undefined {
  return findGapsInStep(step, fields)[0]?.field ?? amounts[step]?.find((field) => unclear.includes(field));
}

/** The furthest step (counted from 1) whose way there is complete. */
export function furthestStep(fields: CampaignFields): number {
  const steps = stepsFor(fields.objective);
  const open = steps.findIndex((step) => findGapsInStep(step, fields).length > 0);
  return open < 0 ? steps.length : open + 1;
}

export function countSellingPoints({ sellingPoints }: Pick<CampaignFields, 'sellingPoints'>): number {
  return sellingPoints.filter((point) => point.trim() !== '').length;
}

/** 'example.no' becomes 'https://example.no'; anything that has a scheme stays. */
export function completeUrl(text: string): string {
  const bare = text.trim();
  return bare !== '' && !bare.includes('://') && isWebsiteUrl(`https://${bare}`) ? `https://${bare}` : bare;
}

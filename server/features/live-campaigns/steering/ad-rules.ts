import { CallToAction } from '#contract/campaigns/ads.ts';
import { callsToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { imageRules } from '#contract/media.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';

/** Meta lets an ad set hold no more ads than this. */
export const mostAdsInSet = 50;

/** Why an ad cannot have this button; null when it can, or had it before. */
export function whyNotThisAction(
  wished: string,
  { opensForm, present }: { opensForm: boolean; present?: string },
): CodedText | null {
  const possible = callsToActionFor(opensForm ? 'leads' : 'traffic');
  const known = CallToAction.safeParse(wished);
  if (wished === present || (known.success && possible.includes(known.data))) return null;
  return coded(opensForm ? 'ad-button-not-on-form' : 'ad-button-not-on-website');
}

/** Whether an ad says that, as people read it. */
export function saysThat(held: HeldWords, wished: HeldWords): boolean {
  const same = (field: keyof HeldWords) => held[field].trim() === wished[field].trim();
  return same('headline') && same('primaryText') && same('description') && same('callToAction');
}

/** Why a picture is none for ads. */
export function tooSmall({ width, height }: { width: number; height: number }): CodedText {
  const { minWidth, minHeight } = imageRules;
  return coded('web-picture-too-small', {
    size: `${width} × ${height}`,
    least: `${minWidth} × ${minHeight}`,
  });
}

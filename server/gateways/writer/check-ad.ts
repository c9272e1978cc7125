import { GatewayError } from '../gateway-error.ts';
import { clamp, longest as usual, visible } from './lengths.ts';
import type { Rewriting } from './prompt.ts';
import type { AdBrief, WrittenAd } from './written-ad.ts';

export type Wording = { [Field in keyof WrittenAd]?: string | undefined };

/** What can already be shown of an ad that is still being written. */
export function showable(brief: AdBrief, wording: Wording): Partial<WrittenAd> {
  const { tone, callToAction } = wording;
  const { longest = usual } = brief;
  return {
    ...(tone && brief.tones.includes(tone) && { tone }),
    ...(wording.headline && { headline: oneLine(wording.headline, longest.headline) }),
    ...(wording.primaryText && { primaryText: clamp(visible(wording.primaryText), longest.primaryText) }),
    ...(wording.description && { description: oneLine(wording.description, longest.description) }),
    ...(callToAction && brief.allowedCallToActions.includes(callToAction) && { callToAction }),
  };
}

/** The finished ad, or a GatewayError: the model is a stranger whose answer may be anything. */
export function checkedAd(brief: AdBrief, index: number, wording: Wording | undefined): WrittenAd {
  const { tone, headline, primaryText, description = '', callToAction } = showable(brief, wording ?? {});
  if (!tone || tone !== brief.tones[index]) throw unfit(`ad ${index + 1} is not in the tone asked for`);
  if (!headline || !primaryText) throw unfit(`ad ${index + 1} lacks its text`);
  if (!callToAction) throw unfit(`ad ${index + 1} has no button we offered`);
  return { tone, headline, primaryText, description, callToAction };
}

/** The ad with its new words in place. A GatewayError when they are the old ones. */
export function rewritten({ ad, field }: Rewriting, fresh: WrittenAd): WrittenAd {
  const changed = field ? { ...ad, [field]: fresh[field] } : { ...fresh, tone: ad.tone };
  const isSame = field
    ? changed[field] === ad[field]
    : changed.headline === ad.headline && changed.primaryText === ad.primaryText;
  if (isSame) throw unfit('the words are the same as before');
  return changed;
}

/** The model answered, but not what was asked. */
export function isUnfit(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.failureKind === 'unexpected-reply';
}

export function unfit(detail: string): GatewayError {
  return new GatewayError({ service: 'Writer', failureKind: 'unexpected-reply', detail });
}

function oneLine(text: string, most: number): string {
  return clamp(visible(text).replaceAll(/\s+/gu, ' '), most);
}

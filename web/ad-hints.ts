import { adTextLengths } from '#contract/campaigns/ads.ts';
import { m } from '#web/paraglide/messages.js';

/** Beside the field of an ad's text: what its limit is good for, where that is not plain. */
export function hintForText(field: keyof typeof adTextLengths, most: number): string | undefined {
  if (field === 'headline') return m.ui_headline_hint();
  if (field === 'description') return undefined;
  const seen = adTextLengths.primaryText;
  return most > seen ? m.ui_long_text_hint({ count: seen }) : m.ui_text_hint();
}

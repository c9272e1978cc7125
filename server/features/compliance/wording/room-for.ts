import { adTextLengths } from '#contract/campaigns/ads.ts';
import { RewritableField } from '#contract/campaigns/campaign.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { liveLimits } from '#contract/live/steering.ts';

/** How much fits into a text, in characters as people count them. */
interface Room {
  longest: number;
  isOneLine: boolean;
}

const adLengths: Partial<Record<Shown['what'], Record<RewritableField, number>>> = {
  draft: adTextLengths,
  'new-ads': liveLimits.newAd,
  wording: liveLimits.ad,
};
const formLengths: Record<string, number> = {
  'intro.headline': 60,
  'intro.text': 500,
  'thankYou.title': 60,
  'thankYou.text': 200,
  'thankYou.button': 30,
};

/** The room of a field, as a finding names it; undefined where it is no text that a writer could write. */
export function roomFor({ what }: Pick<Shown, 'what'>, field: string): Room | undefined {
  const [first, , part] = field.split('.');
  const ofAd = first === 'ads' ? RewritableField.safeParse(part).data : undefined;
  const longest = ofAd ? adLengths[what]?.[ofAd] : what === 'lead-form' ? lengthInForm(field) : undefined;
  const isOneLine = ofAd ? ofAd !== 'primaryText' : !field.endsWith('.text');
  return longest === undefined ? undefined : { longest, isOneLine };
}

function lengthInForm(field: string): number | undefined {
  if (field.startsWith('ownQuestions.')) return 80;
  return Object.hasOwn(formLengths, field) ? formLengths[field] : undefined;
}

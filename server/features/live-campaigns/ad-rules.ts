import type { HeldWords } from '#contract/live-changes.ts';
import type { FixedBecause } from '#server/gateways/meta/ad-changes.ts';

/** What the button of an ad that opens a form may say. */
const leadActions = new Set(['LEARN_MORE', 'SIGN_UP', 'BOOK_TRAVEL']);

/** Meta lets an ad set hold no more ads than this. */
export const mostAdsInSet = 50;

const fixed: Record<FixedBecause, string> = {
  'existing-post': 'It shows a post of your page. Change the post itself on Facebook.',
  'several-versions': 'It has several texts or pictures, of which Meta shows each person another one.',
  carousel: 'It is a carousel, and each of its cards has words of its own.',
  catalogue: 'It takes its words and pictures from a catalogue of products.',
  'unknown-kind': 'It is of a kind that can only be changed in Meta Ads Manager.',
};

/** Why an ad cannot be given other words, in plain ones. */
export function whyFixedText(because: FixedBecause): string {
  return fixed[because];
}

/** Why an ad that opens a form cannot have this button; null when it can, or had it before. */
export function whyNotThisAction(wished: string, present?: string): string | null {
  if (leadActions.has(wished) || wished === present) return null;
  return 'The button of an ad with a form can say Learn More, Sign Up or Book Now.';
}

/** Whether an ad says that, as people read it. */
export function saysThat(held: HeldWords, wished: HeldWords): boolean {
  const same = (field: keyof HeldWords) => held[field].trim() === wished[field].trim();
  return same('headline') && same('primaryText') && same('description') && same('callToAction');
}

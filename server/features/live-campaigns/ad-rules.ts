import type { HeldWords } from '#contract/live-changes.ts';
import type { FixedBecause } from '#server/gateways/meta/ad-changes.ts';
import type { Spoken } from '#server/plumbing/spoken.ts';

/** What the button of an ad that opens a form may say. */
const leadActions = new Set(['LEARN_MORE', 'SIGN_UP', 'BOOK_TRAVEL']);

/** Meta lets an ad set hold no more ads than this. */
export const mostAdsInSet = 50;

const fixed: Record<FixedBecause, Spoken<string>> = {
  'existing-post': {
    en: 'It shows a post of your page. Change the post itself on Facebook.',
    nb: 'Den viser et innlegg fra siden din. Endre selve innlegget på Facebook.',
  },
  'several-versions': {
    en: 'It has several texts or pictures, of which Meta shows each person another one.',
    nb: 'Den har flere tekster eller bilder, og Meta viser ulike utgaver til ulike personer.',
  },
  carousel: {
    en: 'It is a carousel, and each of its cards has words of its own.',
    nb: 'Den er en karusell, og hvert kort har sin egen tekst.',
  },
  catalogue: {
    en: 'It takes its words and pictures from a catalogue of products.',
    nb: 'Den henter tekst og bilder fra en produktkatalog.',
  },
  'unknown-kind': {
    en: 'It is of a kind that can only be changed in Meta Ads Manager.',
    nb: 'Den er av et slag som bare kan endres i Meta Ads Manager.',
  },
};

/** Why an ad cannot be given other words, in plain ones. */
export function whyFixedText(because: FixedBecause): Spoken<string> {
  return fixed[because];
}

/** Why an ad that opens a form cannot have this button; null when it can, or had it before. */
export function whyNotThisAction(wished: string, present?: string): Spoken<string> | null {
  if (leadActions.has(wished) || wished === present) return null;
  return {
    en: 'The button of an ad with a form can say Learn More, Sign Up or Book Now.',
    nb: 'Knappen i en annonse med skjema kan være Finn ut mer, Registrer deg eller Bestill nå.',
  };
}

/** Whether an ad says that, as people read it. */
export function saysThat(held: HeldWords, wished: HeldWords): boolean {
  const same = (field: keyof HeldWords) => held[field].trim() === wished[field].trim();
  return same('headline') && same('primaryText') && same('description') && same('callToAction');
}

import { CallToAction } from '#contract/ads.ts';
import { callsToActionFor } from '#contract/call-to-action.ts';
import type { HeldWords } from '#contract/change-matter.ts';
import type { FixedBecause } from '#server/gateways/meta/ad-changes.ts';
import type { Spoken } from '#server/plumbing/spoken.ts';

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

/** Why an ad cannot have this button; null when it can, or had it before. */
export function whyNotThisAction(
  wished: string,
  { opensForm, present }: { opensForm: boolean; present?: string },
): Spoken<string> | null {
  const possible = callsToActionFor(opensForm ? 'leads' : 'traffic');
  const known = CallToAction.safeParse(wished);
  if (wished === present || (known.success && possible.includes(known.data))) return null;
  return opensForm ? notOnForm : notOnWebsite;
}

const notOnForm: Spoken<string> = {
  en: 'Meta does not take this button on an ad with a form. Choose Sign up, Learn more, Get quote, Apply now, Subscribe or Download.',
  nb: 'Meta godtar ikke denne knappen på en annonse med skjema. Velg Registrer deg, Finn ut mer, Få tilbud, Søk nå, Abonner eller Last ned.',
};
const notOnWebsite: Spoken<string> = {
  en: 'Meta does not take this button on an ad that leads to a website. Choose another one.',
  nb: 'Meta godtar ikke denne knappen på en annonse som fører til et nettsted. Velg en annen.',
};

/** Whether an ad says that, as people read it. */
export function saysThat(held: HeldWords, wished: HeldWords): boolean {
  const same = (field: keyof HeldWords) => held[field].trim() === wished[field].trim();
  return same('headline') && same('primaryText') && same('description') && same('callToAction');
}

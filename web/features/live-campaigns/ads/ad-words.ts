import type { LiveAd, LiveCampaign } from '#contract/live/live-campaign.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { countGraphemes } from '#web/ui/format/graphemes.ts';

export type TextName = 'headline' | 'primaryText' | 'description';
export type TextLimits = Readonly<Record<TextName, number>>;
export type WordTroubles = Partial<Record<TextName, 'missing' | 'too-long'>>;

export interface CallToActionChoice {
  value: string;
  label: string;
}

/** What stands between these words and an ad. */
export function findWordTroubles(words: HeldWords, most: TextLimits): WordTroubles {
  const troubles: WordTroubles = {};
  for (const name of ['headline', 'primaryText', 'description'] as const) {
    const text = words[name].trim();
    if (text === '' && name !== 'description') troubles[name] = 'missing';
    else if (countGraphemes(text) > most[name]) troubles[name] = 'too-long';
  }
  return troubles;
}

/** As the law names a text of the one ad that is changed or made. */
export function isTextOfAd(name: TextName): (field: string) => boolean {
  return (field) => field === `ads.0.${name}`;
}

/** The words with another text in a field, as the law names it. */
export function withText(words: HeldWords, field: string, text: string): HeldWords {
  const name = (['headline', 'primaryText', 'description'] as const).find((each) => isTextOfAd(each)(field));
  return name ? { ...words, [name]: text } : words;
}

/** Of a picture. */
export function isOfPicture(field: string): boolean {
  return field.startsWith('mediaIds.');
}

/** What is told of the campaign that an ad is in. */
export function isElsewhere(field: string): boolean {
  return !field.startsWith('ads.0.') && !isOfPicture(field);
}

/** Whether an ad would say something else. */
export function isOtherWords(now: HeldWords, before: HeldWords): boolean {
  return (
    now.headline.trim() !== before.headline.trim() ||
    now.primaryText.trim() !== before.primaryText.trim() ||
    now.description.trim() !== before.description.trim() ||
    now.callToAction !== before.callToAction
  );
}

/** Whose buttons an ad can have: those of forms where it opens one, whatever its campaign is for; as the campaign's where that is not known. */
export function kindOfButtons(
  { opensForm }: Pick<LiveAd, 'opensForm'>,
  { objective }: Pick<LiveCampaign, 'objective'>,
): LiveCampaign['objective'] {
  if (opensForm === null) return objective;
  if (opensForm) return 'leads';
  return objective === 'leads' ? 'traffic' : objective;
}

/** Whose buttons a new ad in an ad set can have: those of the ads it will be like, which open a form or a website as it will. */
export function kindOfNewButtons(
  facebookAdSetId: string,
  ads: readonly Pick<LiveAd, 'facebookAdSetId' | 'opensForm' | 'goneAt'>[],
  campaign: Pick<LiveCampaign, 'objective'>,
): LiveCampaign['objective'] {
  const like = ads.find(
    (ad) => ad.facebookAdSetId === facebookAdSetId && ad.goneAt === null && ad.opensForm !== null,
  );
  return kindOfButtons({ opensForm: like?.opensForm ?? null }, campaign);
}

/** The choices for a button, with the one an ad from Ads Manager has, though it may not be among ours. */
export function withHeldChoice(
  choices: readonly CallToActionChoice[],
  held: string,
): readonly CallToActionChoice[] {
  if (choices.some(({ value }) => value === held)) return choices;
  const words = held.toLowerCase().replaceAll('_', ' ');
  return [{ value: held, label: words.charAt(0).toUpperCase() + words.slice(1) }, ...choices];
}

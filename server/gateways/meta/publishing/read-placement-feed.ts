import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Params } from '../graph/graph.ts';
import { labelledPictures, placementRules } from './placement-feed.ts';
import type { PlannedAd, ShapedPictures } from './tree.ts';

const Label = z.object({ name: z.string() });
const Picture = z.object({ hash: z.string(), adlabels: z.array(Label).default([]) });
const Rule = z.object({
  customization_spec: z.record(z.string(), z.unknown()).refine(isOfPlaces),
  image_label: Label,
});
const Text = z.object({ text: z.string().default('') });
const Link = z.object({ website_url: z.string().default('') });
const Action = z.object({
  type: z.string(),
  value: z.looseObject({ lead_gen_form_id: z.coerce.string().optional() }).default({}),
});
const atMostOne = <Item>(item: z.ZodType<Item>) => z.array(item).max(1).default([]);

/** A picture by where it is shown, and one text of each kind. Other feeds are several versions, of which Meta chooses. */
const PlacementFeed = z.object({
  images: z.array(Picture).min(1),
  videos: z.array(z.unknown()).max(0).default([]),
  bodies: atMostOne(Text),
  titles: atMostOne(Text),
  descriptions: atMostOne(Text),
  link_urls: atMostOne(Link),
  call_to_action_types: atMostOne(z.string()),
  call_to_actions: atMostOne(Action),
  asset_customization_rules: z.array(Rule).min(2),
});
type PlacementFeed = z.infer<typeof PlacementFeed>;

/** What an ad says and shows by such a feed; undefined where it has none. */
export function readPlacementFeed(reply: unknown) {
  const feed = PlacementFeed.safeParse(reply).data;
  if (!feed) return undefined;
  const [action] = feed.call_to_actions;
  const pictures = pictureByPlace(feed);
  return {
    headline: feed.titles[0]?.text ?? '',
    primaryText: feed.bodies[0]?.text ?? '',
    description: feed.descriptions[0]?.text ?? '',
    callToAction: action?.type ?? feed.call_to_action_types[0] ?? '',
    imageHash: pictures[elsewhere] ?? null,
    pictures,
    link: feed.link_urls[0]?.website_url ?? '',
    leadFormId: action?.value.lead_gen_form_id ?? null,
  };
}

/** Whether an ad shows what was asked for, in each place where that is another picture. */
export function showsPictures(held: Held, { imageHash, pictures }: PlannedAd): boolean {
  return isDeepStrictEqual(held.pictures ?? held.imageHash, pictures ? placesOf(pictures) : imageHash);
}

interface Held {
  imageHash: string | null;
  pictures: Record<string, string> | null;
}

/** Pictures that are asked for, as `readPlacementFeed` answers them. */
export function placesOf(pictures: ShapedPictures): Record<string, string> {
  return pictureByPlace({ images: labelledPictures(pictures), asset_customization_rules: placementRules });
}

const elsewhere = 'elsewhere';

/** The hash of what is shown in each place that a rule names. Of two rules for it the first counts. */
function pictureByPlace({
  images,
  asset_customization_rules: rules,
}: Pick<PlacementFeed, 'images' | 'asset_customization_rules'>): Record<string, string> {
  const shown = new Map<string, string>();
  for (const { customization_spec: spec, image_label: label } of rules) {
    const picture = images.find(({ adlabels }) => adlabels.some(({ name }) => name === label.name));
    for (const place of placesIn(spec)) if (!shown.has(place)) shown.set(place, picture?.hash ?? '');
  }
  return Object.fromEntries([...shown].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Not of people: the ages that Meta adds are all there are. */
function isOfPlaces(spec: Params): boolean {
  return Object.entries(spec).every(
    ([name, value]) =>
      name === 'publisher_platforms' ||
      name.endsWith('_positions') ||
      (name === 'age_min' && value === 13) ||
      (name === 'age_max' && value === 65),
  );
}

/** A rule that names no platform is for all that is left. */
function placesIn(spec: Params): string[] {
  const platforms = z.array(z.string()).safeParse(spec['publisher_platforms']).data ?? [];
  if (platforms.length === 0) return [elsewhere];
  return platforms.flatMap((platform) => {
    const positions = z.array(z.string()).safeParse(spec[`${platform}_positions`]).data ?? ['everywhere'];
    return positions.map((position) => `${platform} ${position}`);
  });
}

import type { Params } from '../graph/graph.ts';
import type { AdWords, ShapedPictures } from './tree.ts';

/** The square is shown wherever no other is; that rule stands last, and names no place. */
export const placementRules = [
  ruleFor('9x16', { facebook: ['story', 'facebook_reels'], instagram: ['story', 'reels'] }),
  ruleFor('4x5', { facebook: ['feed'], instagram: ['stream'] }),
  { customization_spec: {}, is_default: true, image_label: { name: '1x1' } },
];

function ruleFor(name: keyof ShapedPictures, on: { facebook: string[]; instagram: string[] }) {
  return {
    customization_spec: {
      publisher_platforms: ['facebook', 'instagram'],
      facebook_positions: on.facebook,
      instagram_positions: on.instagram,
    },
    image_label: { name },
  };
}

export function labelledPictures(pictures: ShapedPictures) {
  return Object.entries(pictures).map(([name, hash]) => ({ hash, adlabels: [{ name }] }));
}

/** What an ad is made of whose picture is another one by where it is shown. A form wants its link beside it all the same. */
export function placementFeed(
  { headline, primaryText, description, callToAction }: AdWords,
  pictures: ShapedPictures,
  { link, leadFormId }: { link: string; leadFormId: string | undefined },
): Params {
  return {
    optimization_type: 'PLACEMENT',
    ad_formats: ['SINGLE_IMAGE'],
    images: labelledPictures(pictures),
    bodies: [{ text: primaryText }],
    titles: [{ text: headline }],
    descriptions: description === '' ? undefined : [{ text: description }],
    link_urls: [{ website_url: link }],
    ...(leadFormId === undefined
      ? { call_to_action_types: [callToAction] }
      : { call_to_actions: [{ type: callToAction, value: { lead_gen_form_id: leadFormId } }] }),
    asset_customization_rules: placementRules,
  };
}

import { z } from 'zod';

const Action = z.looseObject({ type: z.string(), value: z.looseObject({}).optional() });
const Shown = z.looseObject({ call_to_action: Action.optional() });

/** A creative with everything that has to be said again for one like it, whether we know what it is or not. */
export const HeldCreative = z.object({
  id: z.string(),
  name: z.string().default(''),
  object_story_spec: z
    .looseObject({
      page_id: z.string().optional(),
      instagram_user_id: z.string().optional(),
      link_data: Shown.optional(),
      video_data: Shown.optional(),
    })
    .optional(),
  /** Of a post that was there before the ad. */
  object_story_id: z.string().optional(),
  asset_feed_spec: z.looseObject({ call_to_actions: z.array(Action).optional().catch(undefined) }).optional(),
  instagram_user_id: z.string().optional(),
  url_tags: z.string().optional(),
  image_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
});
export type HeldCreative = z.infer<typeof HeldCreative>;

/** What to ask Meta for. */
export const heldCreativeFields =
  'id,name,object_story_spec,object_story_id,asset_feed_spec,instagram_user_id,url_tags,image_url,thumbnail_url';

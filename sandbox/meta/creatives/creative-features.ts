import { at, type Fields, isMap, mapOf } from '#sandbox/json.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** What Meta may do to a creative by itself: `AdCreativeFeaturesSpec` of its official SDK. */
const features = words(`
  adapt_to_placement add_text_overlay ads_with_benefits advantage_plus_creative app_highlights audio biz_ai
  carousel_to_video catalog_feed_tag creative_stickers customize_product_recommendation cv_transformation
  description_automation dha_optimization dynamic_partner_content enhance_cta fb_feed_tag fb_reels_tag fb_story_tag
  feed_caption_optimization generate_cta hide_price ig_feed_tag ig_glados_feed ig_reels_tag ig_stream_tag
  image_animation image_auto_crop image_background_gen image_brightness_and_contrast image_enhancement image_templates
  image_touchups image_uncrop inline_comment local_store_extension media_liquidity_animated_image media_order
  media_type_automation multi_photo_to_video music_generation pac_relaxation product_extensions
  product_metadata_automation product_tags profile_card profile_extension replace_media_text reveal_details_over_time
  show_destination_blurbs show_summary site_extensions standard_enhancements standard_enhancements_catalog
  text_extraction_for_headline text_extraction_for_tap_target text_generation text_optimizations
  text_overlay_translation text_translation translate_voiceover video_auto_crop video_filtering video_highlight
  video_highlights video_to_image video_uncrop wa_mm_image_filtering wa_mm_text_truncation_length`);

const choices = ['OPT_IN', 'OPT_OUT'];

/** Every wish must name a feature that exists, and say in or out; the old bundle can be seen but not set. */
export function checkFeatures(spec: unknown): void {
  const wished = at(spec, 'creative_features_spec');
  if (wished === undefined) return;
  const name = 'degrees_of_freedom_spec[creative_features_spec]';
  if (!isMap(wished)) throw mustBe(name, 'an object');
  for (const [feature, wish] of Object.entries(wished)) {
    if (!features.includes(feature)) throw mustBeOneOf(name, features);
    checkEnrolment(wish, `${name}[${feature}]`);
  }
  if (wished['standard_enhancements'] !== undefined) throw new GraphError('enhancementBundle');
}

export function checkEnrolment(wish: unknown, name: string): void {
  if (wish === undefined) return;
  if (!choices.some((choice) => choice === mapOf(wish)['enroll_status']))
    throw mustBeOneOf(`${name}[enroll_status]`, choices);
}

/** Read back, the old bundle still stands among the features: in as soon as one of them is. */
export function shownFeatures(spec: unknown): Fields | undefined {
  if (!isMap(spec)) return undefined;
  const wished = mapOf(spec['creative_features_spec']);
  const isAnyIn = Object.values(wished).some((wish) => mapOf(wish)['enroll_status'] === 'OPT_IN');
  const bundle = { standard_enhancements: { enroll_status: isAnyIn ? 'OPT_IN' : 'OPT_OUT' } };
  return { ...spec, creative_features_spec: { ...wished, ...bundle } };
}

import { driftWords, type DriftTools } from '#contract/live/drift-words.ts';
import type { Drift, DriftField } from '#contract/live/drifts.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What was changed at Meta by whom, in one sentence. */
export function driftLine(drift: Drift): string {
  return driftWords(drift, tools);
}

/** What may be changed of a campaign, an ad set or an ad, within a sentence: 'the daily budget'. */
export function driftSetting(field: DriftField): string {
  return settings[field]();
}

const settings: Record<DriftField, () => string> = {
  name: m.drift_setting_name,
  status: m.drift_setting_status,
  'daily-budget': m.drift_setting_daily_budget,
  'lifetime-budget': m.drift_setting_lifetime_budget,
  'spend-cap': m.drift_setting_spend_cap,
  bid: m.drift_setting_bid,
  start: m.drift_setting_start,
  end: m.drift_setting_end,
  goal: m.drift_setting_goal,
  transparency: m.drift_setting_transparency,
  places: m.drift_setting_places,
  placements: m.drift_setting_placements,
  people: m.drift_setting_people,
  audience: m.drift_setting_audience,
  creative: m.drift_setting_creative,
  'account-limit': m.drift_setting_account_limit,
  'account-audience': m.drift_setting_account_audience,
  'account-placements': m.drift_setting_account_placements,
};

const features: Record<string, () => string> = {
  music: m.drift_feature_music,
  image_animation: m.drift_feature_image_animation,
  image_touchups: m.drift_feature_image_touchups,
  image_brightness_and_contrast: m.drift_feature_image_brightness_and_contrast,
  image_templates: m.drift_feature_image_templates,
  image_background_gen: m.drift_feature_image_background_gen,
  image_uncrop: m.drift_feature_image_uncrop,
  image_auto_crop: m.drift_feature_image_auto_crop,
  text_optimizations: m.drift_feature_text_optimizations,
  text_translation: m.drift_feature_text_translation,
  add_text_overlay: m.drift_feature_add_text_overlay,
  description_automation: m.drift_feature_description_automation,
  enhance_cta: m.drift_feature_enhance_cta,
  inline_comment: m.drift_feature_inline_comment,
  adapt_to_placement: m.drift_feature_adapt_to_placement,
  contextual_multi_ads: m.drift_feature_contextual_multi_ads,
  video_auto_crop: m.drift_feature_video_auto_crop,
};

const lines = {
  renamed: m.drift_line_renamed,
  paused: m.drift_line_paused,
  started: m.drift_line_started,
  begun: m.drift_line_begun,
  joined: m.drift_line_joined,
  begun_probably: m.drift_line_begun_probably,
  raised: m.drift_line_raised,
  lowered: m.drift_line_lowered,
  moved: m.drift_line_moved,
  set: m.drift_line_set,
  removed: m.drift_line_removed,
  added: m.drift_line_added,
  taken: m.drift_line_taken,
  replaced: m.drift_line_replaced,
  switched_on: m.drift_line_switched_on,
  switched_off: m.drift_line_switched_off,
  changed: m.drift_line_changed,
};

const tools: DriftTools = {
  get locale() {
    return pageLanguage();
  },
  line: (line, params) => lines[line](params),
  setting: driftSetting,
  nobody: () => m.drift_nobody(),
  probablyMeta: () => m.drift_probably_meta(),
  theCampaign: () => m.drift_the_campaign(),
  feature: (name) => features[name]?.() ?? m.drift_feature_other({ name: name.replaceAll('_', ' ') }),
  money: formatWholeMoney,
  moment: formatDateTime,
  list: (names) => new Intl.ListFormat(pageLanguage()).format(names),
};

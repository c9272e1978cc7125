import type { BreakdownBy, Parts } from '#contract/live/breakdowns.ts';
import { m } from '#web/paraglide/messages.js';

/** What is chosen between. */
export const splitNames: Record<BreakdownBy, () => string> = {
  placement: m.breakdown_placement,
  'age-gender': m.breakdown_age_gender,
  region: m.breakdown_region,
  hour: m.breakdown_hour,
  device: m.breakdown_device,
};

const platforms: Record<string, () => string> = {
  facebook: () => 'Facebook',
  instagram: () => 'Instagram',
  messenger: () => 'Messenger',
  audience_network: m.breakdown_audience_network,
  threads: () => 'Threads',
  whatsapp: () => 'WhatsApp',
};

/** Without the platform that Meta puts in front of some. */
const positions: Record<string, () => string> = {
  feed: m.breakdown_feed,
  stories: m.breakdown_stories,
  story: m.breakdown_stories,
  reels: m.breakdown_reels,
  reels_overlay: m.breakdown_reels_overlay,
  marketplace: m.breakdown_marketplace,
  right_hand_column: m.breakdown_right_column,
  instream_video: m.breakdown_in_video,
  video_feeds: m.breakdown_video_feeds,
  search: m.breakdown_search,
  explore: m.breakdown_explore,
  explore_grid_home: m.breakdown_explore,
  profile_feed: m.breakdown_profile,
  profile_reels: m.breakdown_profile,
  inbox: m.breakdown_inbox,
  home: m.breakdown_inbox,
  classic: m.breakdown_apps,
  rewarded_video: m.breakdown_rewarded_video,
  status: m.breakdown_status,
};

const devices: Record<string, () => string> = {
  iphone: () => 'iPhone',
  ipad: () => 'iPad',
  ipod: () => 'iPod',
  android_smartphone: m.breakdown_android_phone,
  android_tablet: m.breakdown_android_tablet,
  desktop: m.breakdown_computer,
  other: m.breakdown_other_device,
};

const genders: Record<string, () => string> = {
  female: m.breakdown_women,
  male: m.breakdown_men,
  unknown: m.breakdown_gender_unknown,
};

/** Whom or what a row is about; what Meta names and we do not know yet is told in Meta's own code. */
export function partWords({ platform, position, age, gender, region, hour, device }: Parts): string {
  if (hour !== undefined) return `${twoDigits(hour)}:00–${twoDigits(hour)}:59`;
  if (region !== undefined) return isUnknown(region) ? m.breakdown_region_unknown() : region;
  if (device !== undefined) return isUnknown(device) ? m.breakdown_device_unknown() : named(devices, device);
  if (gender !== undefined || age !== undefined)
    return [named(genders, gender ?? 'unknown'), ageWords(age ?? 'unknown')].join(', ');
  return placementWords(platform ?? 'unknown', position ?? 'unknown');
}

function placementWords(platform: string, position: string): string {
  if (isUnknown(platform)) return m.breakdown_placement_unknown();
  const name = named(platforms, platform);
  if (isUnknown(position)) return name;
  const own = position.replace(new RegExp(`^(${platform}|ig|an)_`), '');
  return `${name} · ${named(positions, own)}`;
}

function ageWords(age: string): string {
  return isUnknown(age) ? m.breakdown_age_unknown() : age.replace('-', '–');
}

function named(names: Record<string, () => string>, code: string): string {
  return names[code]?.() ?? plain(code);
}

function plain(code: string): string {
  return code.replaceAll('_', ' ');
}

function isUnknown(code: string): boolean {
  return code.toLowerCase() === 'unknown';
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}

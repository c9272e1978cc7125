const words = (text: string) => text.trim().split(/\s+/);

/** `AdPreview.AdFormat` of the official SDK, by how the ad looks there, with the size of its frame. */
const looks = {
  'facebook-feed': {
    width: 360,
    height: 620,
    formats:
      words(`MOBILE_FEED_STANDARD MOBILE_FEED_BASIC FACEBOOK_PROFILE_FEED_MOBILE BIZ_DISCO_FEED_MOBILE MOBILE_FULLWIDTH
      MESSENGER_MOBILE_INBOX_MEDIA SUGGESTED_VIDEO_MOBILE SUGGESTED_VIDEO_FULLSCREEN_MOBILE
      SUGGESTED_VIDEO_IMMERSIVE_MOBILE WATCH_FEED_MOBILE WATCH_FEED_HOME INSTANT_ARTICLE_STANDARD
      INSTANT_ARTICLE_RECIRCULATION_AD JOB_BROWSER_MOBILE MOBILE_NATIVE`),
  },
  'facebook-desktop': {
    width: 540,
    height: 690,
    formats: words(
      `DESKTOP_FEED_STANDARD FACEBOOK_PROFILE_FEED_DESKTOP SUGGESTED_VIDEO_DESKTOP JOB_BROWSER_DESKTOP`,
    ),
  },
  'instagram-feed': {
    width: 360,
    height: 640,
    formats:
      words(`INSTAGRAM_STANDARD INSTAGRAM_EXPLORE_CONTEXTUAL INSTAGRAM_EXPLORE_IMMERSIVE INSTAGRAM_PROFILE_FEED
      INSTAGRAM_FEED_WEB INSTAGRAM_FEED_WEB_M_SITE INSTAGRAM_LEAD_GEN_MULTI_SUBMIT_ADS INSTAGRAM_SEARCH_CHAIN`),
  },
  story: {
    width: 324,
    height: 576,
    formats:
      words(`FACEBOOK_STORY_MOBILE FACEBOOK_STORY_STICKER_MOBILE INSTAGRAM_STORY INSTAGRAM_STORY_EFFECT_TRAY
      INSTAGRAM_STORY_WEB INSTAGRAM_STORY_WEB_M_SITE MESSENGER_MOBILE_STORY_MEDIA WHATSAPP_STATUS_MEDIA
      MOBILE_INTERSTITIAL`),
  },
  reels: {
    width: 324,
    height: 576,
    formats:
      words(`FACEBOOK_REELS_MOBILE FACEBOOK_IFU_REELS_MOBILE FACEBOOK_PROFILE_REELS_MOBILE FACEBOOK_REELS_POSTLOOP
      FACEBOOK_REELS_POSTLOOP_FEED FACEBOOK_REELS_STICKER INSTAGRAM_REELS INSTAGRAM_PROFILE_REELS
      INSTAGRAM_REELS_OVERLAY INSTAGRAM_REELS_WEB INSTAGRAM_REELS_WEB_M_SITE`),
  },
  card: {
    width: 300,
    height: 330,
    formats: words(`RIGHT_COLUMN_STANDARD MARKETPLACE_MOBILE INSTAGRAM_SEARCH_GRID INSTAGRAM_EXPLORE_GRID_HOME
      MOBILE_MEDIUM_RECTANGLE`),
  },
  banner: {
    width: 360,
    height: 110,
    formats:
      words(`MOBILE_BANNER FACEBOOK_REELS_BANNER FACEBOOK_REELS_BANNER_DESKTOP FACEBOOK_REELS_BANNER_FEED_ANDROID
      FACEBOOK_REELS_BANNER_FEED_ANDROID_LARGE FACEBOOK_REELS_BANNER_FULLSCREEN_IOS
      FACEBOOK_REELS_BANNER_FULLSCREEN_MOBILE INSTREAM_BANNER_DESKTOP INSTREAM_BANNER_FEED_IOS
      INSTREAM_BANNER_FULLSCREEN_IOS INSTREAM_BANNER_FULLSCREEN_MOBILE INSTREAM_BANNER_IMMERSIVE_MOBILE
      INSTREAM_BANNER_MOBILE`),
  },
  'in-stream': {
    width: 400,
    height: 300,
    formats:
      words(`AUDIENCE_NETWORK_INSTREAM_VIDEO AUDIENCE_NETWORK_INSTREAM_VIDEO_MOBILE AUDIENCE_NETWORK_OUTSTREAM_VIDEO
      AUDIENCE_NETWORK_REWARDED_VIDEO INSTREAM_VIDEO_DESKTOP INSTREAM_VIDEO_FULLSCREEN_IOS
      INSTREAM_VIDEO_FULLSCREEN_MOBILE INSTREAM_VIDEO_IMAGE INSTREAM_VIDEO_IMMERSIVE_MOBILE INSTREAM_VIDEO_MOBILE
      INSTAGRAM_REELS_INSTREAM`),
  },
} as const;

export type Look = keyof typeof looks;

// Object.entries tells no more than that the keys are texts; they are those of the object above.
const entries = Object.entries(looks) as [Look, (typeof looks)[Look]][];

export const previewFormats = entries
  .flatMap(([, { formats }]) => formats)
  .sort((a, b) => a.localeCompare(b));

/** How an ad looks in a placement; like a post on a phone where nobody says which. */
export function lookOf(format: string): { look: Look; width: number; height: number } {
  const [look, { width, height }] = entries.find(([, { formats }]) => formats.includes(format)) ?? [
    'facebook-feed' as const,
    looks['facebook-feed'],
  ];
  return { look, width, height };
}

import { creativeSwitches } from './creatives/creative-switches.ts';
import { leadSwitches } from './leads/lead-switches.ts';

/** One of a few values, the first of which holds until somebody chooses another; or a whole number within bounds. */
export type Switch =
  | { about: string; values: readonly [string | number | boolean, ...(string | number | boolean)[]] }
  | { about: string; usual: number; least: number; most: number };

/** Where sources on Meta disagree, or where Meta, or the ad writer, behaves now so and now so, the sandbox can do either. */
export const switches = {
  // The request itself
  dead_token_status: { values: [400, 401], about: 'The HTTP status of code 190.' },
  throttle_status: { values: [400, 403, 429], about: 'The HTTP status of codes 4, 17, 32, 613 and 8000x.' },
  unknown_alias_status: { values: [404, 400], about: 'The HTTP status of code 803.' },
  suppress_http_code: {
    values: ['ignored', 'honoured'],
    about: 'Whether suppress_http_code=1 turns every answer into a 200.',
  },
  error_data_form: {
    values: ['text', 'object'],
    about: 'Whether error_data is JSON in a text or an object.',
  },
  answer_type: {
    values: ['application/json', 'text/javascript'],
    about: 'What the content-type header says of the JSON.',
  },
  old_version: {
    values: ['refused', 'upgraded'],
    about: 'A retired version of the ads API: code 2635, or the newest version with a warning in a header.',
  },
  oldest_ads_version: {
    values: [24, 25, 26],
    about: 'The oldest version in which ads can still be managed.',
  },
  app_secret_proof: {
    values: ['optional', 'required'],
    about: 'The app setting "Require App Secret": whether calls without a proof are refused.',
  },
  token_expires_in: {
    values: ['told', 'left-out'],
    about: 'Whether a new token comes with expires_in, which some logins leave out.',
  },
  // Limits and webhooks
  rate_limits: {
    values: ['by-account', 'also-by-second', 'off'],
    about: 'Points of an ad account and hourly quotas; also 100 changes a second; or no limits at all.',
  },
  webhook_repeats: {
    values: ['none', 'every-one'],
    about: 'Whether every webhook that was taken comes a second time.',
  },
  webhook_order: {
    values: ['as-they-came', 'newest-first'],
    about: 'Whether webhooks come in the order of what they tell.',
  },
  ad_account_webhooks: {
    values: ['silent', 'told', 'refused'],
    about:
      'Whether an app that subscribed hears of changes in an ad account: it may, or hear nothing, or not be let subscribe.',
  },
  ad_account_webhook_id: {
    values: ['bare', 'prefixed'],
    about: 'Whether a webhook names an ad account without act_, or with it.',
  },
  ad_account_subscriber: {
    values: ['caller', 'app_id'],
    about: 'Whether an ad account tells the app that asks, or wants to be told which app.',
  },
  // Lists
  late_in_lists_seconds: whole(
    0,
    0,
    3600,
    'How long a new object can be read by its id only, before lists show it.',
  ),
  pages: {
    values: ['full', 'short', 'empty-at-times'],
    about: 'Whether a page may hold fewer rows than its limit, or none at all, with more to follow.',
  },
  reduce_above_limit: whole(5000, 1, 100_000, 'The largest limit of a list before Meta asks for less data.'),
  // Batches
  failed_dependency_code: {
    values: [2500, 100],
    about: 'The code of an operation whose predecessor in the batch failed.',
  },
  batch_answers: whole(
    50,
    0,
    50,
    'How many operations of a batch are answered in time; the others are null.',
  ),
  batch_unanswered: {
    values: ['done', 'not-done'],
    about: 'Whether operations that were not answered in time were carried out.',
  },
  // Campaigns, ad sets, ads
  in_process_seconds: whole(0, 0, 3600, 'How long a new campaign or ad set is IN_PROCESS.'),
  review_seconds: whole(4, 0, 172_800, 'How long the review of an ad takes.'),
  new_ad_status: {
    values: ['PENDING_REVIEW', 'IN_PROCESS'],
    about: 'What the effective status of an ad is during its review.',
  },
  advantage_audience: {
    values: ['always', 'unless-default'],
    about: 'Whether the flag is demanded of audiences without any age, gender or custom audience, too.',
  },
  bid_strategy: {
    values: ['demanded', 'assumed'],
    about: 'Whether an ad set with a budget must name its bid strategy.',
  },
  bid_without_cap: {
    values: ['forgets-amount', 'keeps-amount'],
    about: 'Whether an ad set whose bids are no more capped still tells the amount at which they were.',
  },
  lead_website_pixel: {
    values: ['demanded', 'optional'],
    about: 'Whether lead and sales ad sets that aim at clicks or views need a pixel and its event.',
  },
  instagram_alone: { values: ['accepted', 'refused'], about: 'Whether an ad set may run on Instagram only.' },
  reach_reads_back: {
    values: ['as-sent', 'as-impressions'],
    about: 'What the goal REACH of a traffic, lead or sales ad set reads back as.',
  },
  overlapping_circles: {
    values: ['accepted', 'refused'],
    about: 'Whether circles around points on the map may overlap; the same place twice is always refused.',
  },
  city_radius_subcode: {
    values: [1487079, 1487851],
    about: 'The subcode of a radius around a city that is too small or too large.',
  },
  low_budget_error: {
    values: ['1885272', '1487901'],
    about: 'Subcode 1885272 of code 100, or the older code 1487901, for a budget below the minimum.',
  },
  small_campaign_budget_subcode: {
    values: [2446149, 2238055],
    about: 'The subcode of a campaign budget that is too small for its ad sets.',
  },
  minimum_budget: {
    values: ['as-for-impressions', 'by-goal'],
    about:
      'Whether every goal is held to the minimum for impressions, or to the one that is documented for it.',
  },
  campaign_budget_moves_updated_time: {
    values: [false, true],
    about: 'Whether a change of nothing but its budget moves the updated_time of a campaign.',
  },
  account_limit_unit: {
    values: ['major', 'minor'],
    about: 'Whether the spending limit of an account is sent in whole units, or in those it is read in.',
  },
  labels_by_name: {
    values: ['one-each', 'new-each-time'],
    about: 'Whether a label whose name exists is the one that exists.',
  },
  // Activities
  activity_days: whole(90, 1, 3650, 'How many days back the activities of an ad account can be read.'),
  activity_delay_minutes: whole(0, 0, 1440, 'How late a row appears among the activities.'),
  account_limit_told: {
    values: ['minor', 'major'],
    about: 'In which unit an activity tells the spending limit of an account.',
  },
  activity_extra_data: {
    values: ['text', 'object'],
    about: 'Whether the extra_data of an activity is JSON in a text or an object.',
  },
  activity_words: {
    values: ['english', 'other'],
    about: 'Whether translated_event_type is in English, or in a language nobody reads here.',
  },
  // Automated rules
  rule_pause_by_cost: {
    values: ['refused', 'accepted'],
    about:
      'Whether a rule that pauses may go by what something costs: code 2703, or as in Meta’s own examples.',
  },
  rule_delay_minutes: whole(0, 0, 720, 'How old the figures are by which automated rules act.'),
  rules_per_account: whole(250, 1, 5000, 'How many automated rules an ad account may have.'),
  rule_without_its_maker: {
    values: ['runs', 'stops'],
    about: 'Whether a rule still runs when the one who made it no longer lets the app in.',
  },
  // Insights
  insights_refresh_minutes: whole(
    1,
    1,
    60,
    'How often figures move; with Meta, about every fifteen minutes.',
  ),
  off_meta_in_parts: {
    values: ['all-but-visits', 'all', 'nothing'],
    about:
      'What of that which happened on a website is kept back by region and by hour: all but visits of the page, all, or nothing.',
  },
  form_answers: {
    values: ['as-usual', 'none'],
    about: 'Whether anybody who is shown a lead form fills it in, beyond those sent by hand.',
  },
  pixel_fires: {
    values: ['when-visited', 'never'],
    about: 'Whether the pixel of the practice shop fires when somebody comes, or has gone silent.',
  },
  async_report_seconds: whole(3, 0, 3600, 'How long an asynchronous report takes.'),
  async_report_outcome: {
    values: ['completed', 'failed', 'skipped'],
    about: 'How the reports that are ordered from now on end.',
  },
  // Creatives, pictures, lead forms
  ...creativeSwitches,
  ...leadSwitches,
  unready_video: {
    values: ['refused', 'in-process'],
    about: 'An ad with a video that is not ready: refused, or IN_PROCESS until it is.',
  },
  links_to_ip_addresses: {
    values: ['refused', 'accepted'],
    about: 'Whether an ad may lead to a host that is an IP address.',
  },
  video_processing_seconds: whole(
    3,
    0,
    86_400,
    'How long a video is being processed once all of it has arrived.',
  ),
  lead_form_buttons: {
    values: ['documented', 'also-seen'],
    about: 'Whether lead ads may have the buttons that Ads Manager offers beyond the six documented ones.',
  },
  same_form_name: {
    values: ['refused', 'accepted'],
    about: 'A lead form whose name the Page has already used.',
  },
  unconfirmed_subcodes: {
    values: ['given', 'left-out'],
    about: 'Whether subcodes that nobody has confirmed are told: form names, lead terms, payment methods.',
  },
  leads_access_manager: {
    values: ['open', 'not-assigned'],
    about: 'Whether the app may read leads, or the Leads Access Manager of the business was not told of it.',
  },
  search_without_words: {
    values: ['refused', 'empty'],
    about: 'A search for regions or cities without q: an error, or nothing found.',
  },
  // The ad writer
  writer_reads_websites: {
    values: ['as-words', 'obeys-them', 'makes-things-up'],
    about:
      'What the writer makes of the pages of a website: it takes them as words, does what they tell it to, or makes things up.',
  },
  writer_keeps_law: {
    values: ['always', 'once-told', 'never'],
    about:
      'Whether the writer knows what ads may not say: always, only once it is told what was wrong, or never.',
  },
} as const satisfies Record<string, Switch>;

function whole(usual: number, least: number, most: number, about: string) {
  return { usual, least, most, about };
}

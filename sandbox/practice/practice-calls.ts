import type { Fields } from '#sandbox/json.ts';
import { accountIds, formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { bergen, newAdSet, newCampaign, newCreative } from './practice-tree.ts';
import { nok } from './practice.ts';

type Call = [path: string, params: Fields];

const v = '/meta/v26.0';
const spec = newCreative['object_story_spec'];
const audience = {
  geo_locations: {
    cities: [{ key: bergen, radius: 25, distance_unit: 'kilometer' }],
    countries: ['NO'],
    location_types: ['home'],
  },
  targeting_automation: { advantage_audience: 0 },
};

/** Every kind of write with every parameter it has. Words in braces stand for ids that a world has yet to give. */
export const writes: Call[] = [
  [`${v}/${nok}/campaigns`, newCampaign],
  [
    `${v}/${nok}/campaigns`,
    {
      ...newCampaign,
      daily_budget: 20_000,
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      adlabels: [{ name: 'a' }],
      spend_cap: 100_000,
      start_time: '2030-01-01',
      stop_time: '2031-01-01',
    },
  ],
  [
    `${v}/${nok}/adsets`,
    {
      ...newAdSet('{campaign}'),
      end_time: '2031-01-01T00:00:00+0100',
      dsa_payor: 'a',
      attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }],
      bid_amount: 100,
    },
  ],
  [
    `${v}/${nok}/adsets`,
    {
      ...newAdSet('{campaign}'),
      targeting: {
        ...audience,
        genders: [1],
        age_min: 18,
        age_max: 65,
        publisher_platforms: ['facebook'],
        facebook_positions: ['feed'],
        locales: [6],
        flexible_spec: [{ interests: [{ id: '1' }] }],
      },
    },
  ],
  [
    `${v}/${nok}/adcreatives`,
    {
      ...newCreative,
      asset_feed_spec: { titles: [{ text: 'a' }] },
      degrees_of_freedom_spec: {
        creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_OUT' } },
      },
      url_tags: 'a=b',
    },
  ],
  [
    `${v}/${nok}/adcreatives`,
    {
      name: 'v',
      object_story_spec: {
        page_id: pageIds.plumber,
        video_data: {
          video_id: '1',
          image_url: 'http://a',
          call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } },
        },
      },
    },
  ],
  [
    `${v}/${nok}/ads`,
    {
      name: 'Ad',
      adset_id: '{adSet}',
      creative: { creative_id: '{creative}' },
      status: 'PAUSED',
      tracking_specs: [{ 'action.type': 'x' }],
    },
  ],
  [
    `${v}/${nok}/adimages`,
    { bytes: 'aGVsbG8=', name: 'a.png', copy_from: { source_account_id: accountIds.usd, hash: 'x' } },
  ],
  [
    `${v}/${nok}/advideos`,
    { upload_phase: 'start', file_size: 10, start_offset: 0, upload_session_id: '1', name: 'a' },
  ],
  [`${v}/${nok}/advideos`, { file_url: 'http://films.test/a.mp4', title: 'a' }],
  [`${v}/${nok}/adspixels`, { name: 'a' }],
  [`${v}/${nok}/adlabels`, { name: 'a' }],
  [`${v}/${nok}/insights`, { level: 'ad', fields: 'spend', date_preset: 'last_7d' }],
  [`${v}/{campaign}`, { name: 'a', status: 'PAUSED', daily_budget: 100, adlabels: [], spend_cap: 0 }],
  [
    `${v}/{adSet}`,
    {
      name: 'a',
      status: 'PAUSED',
      daily_budget: 20_000,
      targeting: audience,
      end_time: 0,
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    },
  ],
  [`${v}/{ad}`, { name: 'a', status: 'PAUSED', creative: { creative_id: '{creative}' } }],
  [`${v}/{creative}`, { name: 'a', status: 'ACTIVE' }],
  [
    `${v}/{campaign}/copies`,
    { deep_copy: true, status_option: 'PAUSED', rename_options: { rename_suffix: 'x' } },
  ],
  [`${v}/{adSet}/copies`, { campaign_id: '{campaign}', status_option: 'PAUSED' }],
  [`${v}/{campaign}/adlabels`, { adlabels: [{ name: 'b' }] }],
  [`${v}/`, { batch: [{ method: 'GET', relative_url: 'me' }], include_headers: true }],
  [
    `${v}/oauth/access_token`,
    { client_id: '1', client_secret: 'a', code: 'b', grant_type: 'fb_exchange_token', redirect_uri: 'c' },
  ],
  [
    '/meta/v26.0/dialog/oauth',
    { client_id: '1', redirect_uri: 'http://localhost/x', state: 'a', scope: 'email', decision: 'continue' },
  ],
];

/** Every kind of read, in the same way. */
export const reads: Call[] = [
  [
    `${v}/${nok}/campaigns`,
    {
      fields: 'name,adsets.limit(2){name}',
      limit: 5,
      after: 'x',
      before: 'y',
      effective_status: ['PAUSED'],
      filtering: [{ field: 'name', operator: 'CONTAIN', value: 'a' }],
      summary: 'true',
      date_preset: 'last_7d',
      sort: 'a',
      updated_since: 1,
    },
  ],
  [
    `${v}/${nok}/insights`,
    {
      fields: 'spend,actions',
      level: 'ad',
      date_preset: 'last_30d',
      time_range: { since: '2026-01-01', until: '2026-01-31' },
      time_ranges: [{ since: '2026-01-01', until: '2026-01-02' }],
      time_increment: 1,
      breakdowns: ['age'],
      action_breakdowns: ['action_type'],
      action_attribution_windows: ['7d_click'],
      filtering: [{ field: 'ad.name', operator: 'CONTAIN', value: 'x' }],
      sort: ['spend_descending'],
      limit: 3,
      default_summary: true,
      use_account_attribution_setting: true,
    },
  ],
  [
    `${v}/${nok}/generatepreviews`,
    { ad_format: 'MOBILE_FEED_STANDARD', creative: { object_story_spec: spec } },
  ],
  [`${v}/{ad}/previews`, { ad_format: 'MOBILE_FEED_STANDARD', width: 300, height: 200 }],
  [`${v}/${nok}/campaignsbylabels`, { ad_label_ids: ['1'], operator: 'ANY' }],
  [
    `${v}/search`,
    {
      type: 'adgeolocation',
      q: 'Ber',
      location_types: ['city'],
      country_code: 'NO',
      region_id: '1',
      limit: 5,
      place_fallback: true,
    },
  ],
  [`${v}/search`, { type: 'adgeolocationmeta', cities: [bergen], countries: ['NO'], zips: ['NO:5003'] }],
  [`${v}/debug_token`, { input_token: '{token}' }],
  [`${v}/{campaign}`, { fields: 'name', date_format: 'U', metadata: 1 }],
  [`${v}/`, { ids: `{campaign},{ad}`, fields: 'name' }],
  [
    `${v}/me`,
    {
      fields: 'name,adaccounts{campaigns{name}}',
      appsecret_proof: 'a',
      appsecret_time: '1',
      access_token: 'x',
      suppress_http_code: 1,
      locale: 'nb_NO',
    },
  ],
  [
    '/meta/v26.0/dialog/oauth',
    {
      client_id: '1',
      redirect_uri: 'http://localhost/x',
      state: 'a',
      scope: 'email',
      response_type: 'code',
      config_id: '1',
      auth_type: 'rerequest',
    },
  ],
];

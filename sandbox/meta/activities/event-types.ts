/** What a change of a field is called among the activities, by kind and field, with the categories it is found under. */
const rows = `
  campaign  status            update_campaign_run_status        CAMPAIGN,STATUS   Campaign status updated
  campaign  name              update_campaign_name              CAMPAIGN          Campaign name updated
  campaign  daily_budget      update_campaign_budget            CAMPAIGN,BUDGET   Campaign budget updated
  campaign  lifetime_budget   update_campaign_budget            CAMPAIGN,BUDGET   Campaign budget updated
  campaign  spend_cap         update_campaign_group_spend_cap   CAMPAIGN,BUDGET   Campaign spending limit updated
  adset     status            update_ad_set_run_status          AD_SET,STATUS     Ad set status updated
  adset     name              update_ad_set_name                AD_SET            Ad set name updated
  adset     daily_budget      update_ad_set_budget              AD_SET,BUDGET     Ad set budget updated
  adset     lifetime_budget   update_ad_set_budget              AD_SET,BUDGET     Ad set budget updated
  adset     targeting         update_ad_set_target_spec         AD_SET,TARGETING  Ad set targeting updated
  adset     start_time        update_ad_set_duration            AD_SET,DATE       Ad set duration updated
  adset     end_time          update_ad_set_duration            AD_SET,DATE       Ad set duration updated
  adset     bid_amount        update_ad_set_bidding             AD_SET,BID        Ad set bidding updated
  adset     bid_strategy      update_ad_set_bid_strategy        AD_SET,BID        Ad set bid strategy updated
  adset     optimization_goal update_ad_set_optimization_goal   AD_SET            Ad set optimization goal updated
  ad        status            update_ad_run_status              AD,STATUS         Ad status updated
  ad        name              update_ad_friendly_name           AD                Ad name updated
  ad        creative_id       update_ad_creative                AD                Ad creative updated
  ad        adlabels          update_ad_labels                  AD                Ad labels updated
  adaccount account_status    ad_account_update_status          ACCOUNT,STATUS    Account status updated
  adaccount spend_cap         ad_account_update_spend_limit     ACCOUNT,BUDGET    Account spending limit updated
  campaign  +                 create_campaign_group             CAMPAIGN          Campaign created
  adset     +                 create_ad_set                     AD_SET            Ad set created
  ad        +                 create_ad                         AD                Ad created`;

export interface EventType {
  type: string;
  categories: string[];
  words: string;
}

const events = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, EventType] => {
      const [kind = '', field = '', type = '', categories = '', ...words] = row.trim().split(/\s+/);
      return [`${kind} ${field}`, { type, categories: categories.split(','), words: words.join(' ') }];
    }),
);

export const activityKinds = ['campaign', 'adset', 'ad', 'adaccount'];

/** Of a field that changed, or of `+` for a new object; undefined where Meta keeps no row of it. */
export function eventOf(kind: string, field: string): EventType | undefined {
  return events.get(`${kind} ${field}`);
}

/** One that no change of a field brings about. */
export function eventNamed(type: string, categories: string[]): EventType {
  return { type, categories, words: type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()) };
}

export const activityCategories = [
  'ACCOUNT',
  'AD',
  'AD_KEYWORDS',
  'AD_SET',
  'AUDIENCE',
  'BID',
  'BUDGET',
  'CAMPAIGN',
  'DATE',
  'STATUS',
  'TARGETING',
];

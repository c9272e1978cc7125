const names = (words: string) => new Set(words.trim().split(/\s+/));

/** What is known of an object itself, for both kinds of rules. */
const metadata = names(`
  id entity_type name adlabel_ids objective start_time stop_time buying_type billing_event optimization_goal is_autobid
  daily_budget lifetime_budget spend_cap bid_amount created_time updated_time`);

/** The same, for rules that look by the clock. */
const clockOnly = names(`
  effective_status placement.page_types budget_reset_period hours_since_creation estimated_budget_spending_percentage
  audience_reached_percentage active_time current_time attribution_window today_spent yesterday_spent lifetime_spent
  lifetime_impressions daily_ratio_spent lifetime_ratio_spent`);

const figures = names(`
  impressions unique_impressions clicks unique_clicks spent results cost_per cpc cpm ctr cpa cpp reach frequency leadgen
  link_ctr cost_per_unique_click result_rate link_click cost_per_link_click like offsite_conversion
  offsite_conversion.fb_pixel_lead offsite_conversion.fb_pixel_purchase cost_per_lead_fb cost_per_purchase_fb`);

const clockFigures = names('website_purchase_roas mobile_app_purchase_roas');

export const rulePresets = {
  withToday: [
    'LIFETIME',
    'TODAY',
    'LAST_2_DAYS',
    'LAST_3_DAYS',
    'LAST_7_DAYS',
    'LAST_14_DAYS',
    'LAST_28_DAYS',
    'LAST_30_DAYS',
    'THIS_MONTH',
    'THIS_WEEK_MON_TODAY',
    'THIS_WEEK_SUN_TODAY',
  ],
  withoutToday: ['YESTERDAY', 'LAST_2D', 'LAST_3D', 'LAST_7D', 'LAST_14D', 'LAST_28D', 'LAST_30D'],
};

/** The parent a field is about, and the field without it. */
export function splitField(field: string): { owner: string | undefined; name: string } {
  const [, owner, rest] = /^(ad|adset|campaign)\.(.+)$/.exec(field) ?? [];
  return { owner, name: rest ?? field };
}

export function isRuleField(field: string, type: string): boolean {
  const { name } = splitField(field);
  if (name === 'time_preset' || metadata.has(name) || figures.has(name)) return true;
  return type === 'SCHEDULE' && (clockOnly.has(name) || clockFigures.has(name));
}

/** Whether a window of days has to be named with it. */
export function needsPreset(field: string): boolean {
  const { name } = splitField(field);
  return figures.has(name) || clockFigures.has(name);
}

/** What something costs, which no rule that turns ads off may go by. */
export function isCost(field: string): boolean {
  return /^(cpc|cpm|cpp|cpa|cost_per.*)$/.test(splitField(field).name);
}

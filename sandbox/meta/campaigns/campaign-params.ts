import {
  amount,
  flag,
  list,
  manyOf,
  map,
  moment,
  oneOf,
  type Params,
  required,
  text,
  textUpTo,
} from '#sandbox/meta/graph/params.ts';
import {
  bidStrategies,
  newStatuses,
  objectives,
  oldObjectives,
  specialCategories,
} from '#sandbox/meta/graph/vocabulary.ts';

export const changeableOfCampaign: Params = {
  name: textUpTo(400),
  daily_budget: amount,
  lifetime_budget: amount,
  bid_strategy: oneOf(bidStrategies),
  spend_cap: amount,
  special_ad_categories: manyOf(specialCategories),
  special_ad_category_country: list,
  is_adset_budget_sharing_enabled: flag,
  start_time: moment,
  stop_time: moment,
  adlabels: list,
};

export const paramsOfNewCampaign: Params = {
  ...changeableOfCampaign,
  name: required(textUpTo(400)),
  objective: required(oneOf([...objectives, ...oldObjectives])),
  special_ad_categories: required(manyOf(specialCategories)),
  buying_type: oneOf(['AUCTION', 'RESERVED']),
  status: oneOf(newStatuses),
  promoted_object: map,
  pacing_type: manyOf(['standard', 'day_parting', 'no_pacing']),
  source_campaign_id: text,
  topline_id: text,
  smart_promotion_type: text,
  budget_schedule_specs: list,
  is_budget_schedule_enabled: flag,
};

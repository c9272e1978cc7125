/** What an ad set must name in promoted_object. */
type Promoted = 'nothing' | 'page' | 'pixel' | 'pixel by switch' | 'catalog';

export interface GoalRow {
  objective: string;
  destinations: string[];
  promotes: Promoted;
  goals: string[];
}

const onWebsite = ['LANDING_PAGE_VIEWS', 'LINK_CLICKS', 'REACH', 'IMPRESSIONS'];
const chats = ['MESSENGER', 'INSTAGRAM_DIRECT', 'WHATSAPP'];

/** Which goals go with an objective and the place where the result happens, and what must be promoted with them. */
const table: [objective: string, destinations: string[], promotes: Promoted, goals: string[]][] = [
  ['OUTCOME_LEADS', ['ON_AD'], 'page', ['LEAD_GENERATION', 'QUALITY_LEAD']],
  ['OUTCOME_LEADS', ['WEBSITE'], 'pixel', ['OFFSITE_CONVERSIONS']],
  ['OUTCOME_LEADS', ['WEBSITE'], 'pixel by switch', onWebsite],
  ['OUTCOME_LEADS', ['PHONE_CALL'], 'page', ['QUALITY_CALL']],
  ['OUTCOME_LEADS', chats, 'page', ['LEAD_GENERATION', 'CONVERSATIONS']],
  ['OUTCOME_TRAFFIC', ['WEBSITE'], 'nothing', onWebsite],
  ['OUTCOME_TRAFFIC', chats, 'page', ['LINK_CLICKS', 'REACH', 'IMPRESSIONS', 'CONVERSATIONS']],
  ['OUTCOME_TRAFFIC', ['INSTAGRAM_PROFILE'], 'page', ['VISIT_INSTAGRAM_PROFILE', 'PROFILE_VISIT']],
  ['OUTCOME_SALES', ['WEBSITE'], 'pixel', ['OFFSITE_CONVERSIONS', 'VALUE']],
  ['OUTCOME_SALES', ['WEBSITE'], 'pixel by switch', onWebsite],
  ['OUTCOME_SALES', ['CATALOG'], 'catalog', ['OFFSITE_CONVERSIONS', 'VALUE', 'LINK_CLICKS']],
];

export const goalTable: GoalRow[] = table.map(([objective, destinations, promotes, goals]) => ({
  objective,
  destinations,
  promotes,
  goals,
}));

/** Paid by something else than impressions, a goal is only paid by itself. */
export function isBillable(billing: string, goal: string): boolean {
  return billing === 'IMPRESSIONS' || billing === goal;
}

/** Goals for which Meta does all of the bidding. */
export const automaticGoals = ['QUALITY_CALL', 'VISIT_INSTAGRAM_PROFILE', 'PROFILE_VISIT'];

/** Goals with which the number of times a person sees an ad can be capped. */
export const cappedGoals = ['REACH', 'THRUPLAY'];

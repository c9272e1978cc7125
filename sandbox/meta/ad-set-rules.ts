import { type Fields, mapOf, numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { GraphError } from './graph-error.ts';
import { isGranted } from './guards.ts';
import { checkMinimum } from './money.ts';
import type { Visit } from './node-type.ts';
import { leadEvents, salesEvents } from './vocabulary.ts';

const reach = ['LANDING_PAGE_VIEWS', 'LINK_CLICKS', 'REACH', 'IMPRESSIONS'];
const chats = ['LINK_CLICKS', 'REACH', 'IMPRESSIONS', 'CONVERSATIONS', 'LEAD_GENERATION'];

/** Which goals go with an objective and a place where the conversion happens. */
const goals: Record<string, Record<string, string[]>> = {
  OUTCOME_LEADS: {
    ON_AD: ['LEAD_GENERATION', 'QUALITY_LEAD'],
    WEBSITE: ['OFFSITE_CONVERSIONS', ...reach],
    PHONE_CALL: ['QUALITY_CALL'],
    MESSENGER: chats,
    INSTAGRAM_DIRECT: chats,
    WHATSAPP: chats,
  },
  OUTCOME_TRAFFIC: {
    WEBSITE: reach,
    MESSENGER: chats,
    WHATSAPP: chats,
    INSTAGRAM_DIRECT: chats,
    INSTAGRAM_PROFILE: ['VISIT_INSTAGRAM_PROFILE', 'PROFILE_VISIT'],
  },
  OUTCOME_SALES: { WEBSITE: ['OFFSITE_CONVERSIONS', 'VALUE', ...reach] },
};

/** Budget and bid strategy live on the same level: all on the campaign, or all on the ad set. */
export function checkBudget(account: Thing, campaign: Thing, draft: Fields): void {
  const { daily_budget: daily, lifetime_budget: lifetime, bid_strategy: strategy } = draft;
  const onCampaign = (campaign.fields['daily_budget'] ?? campaign.fields['lifetime_budget']) !== undefined;
  if (onCampaign && (daily !== undefined || lifetime !== undefined))
    throw new GraphError('budgetOnBothLevels');
  if (onCampaign) return;
  if (daily === undefined && lifetime === undefined) throw new GraphError('budgetMissing');
  if (daily !== undefined && lifetime !== undefined)
    throw new GraphError('budgetOnBothLevels', {}, 'lifetime_budget');
  if (lifetime !== undefined && !draft['end_time']) throw new GraphError('required', { name: 'end_time' });
  if (strategy === undefined) throw new GraphError('strategyMissing');
  if (
    ['LOWEST_COST_WITH_BID_CAP', 'COST_CAP'].includes(textOf(strategy)) &&
    draft['bid_amount'] === undefined
  )
    throw new GraphError('bidAmountMissing');
  const start = numberOf(draft['start_time']);
  const days = start === undefined ? 1 : (Number(draft['end_time']) - start) / 86_400_000;
  checkMinimum(account, { daily, lifetime, days });
}

export function checkGoal(campaign: Thing, draft: Fields): void {
  const objective = textOf(campaign.fields['objective']);
  const destination = textOf(draft['destination_type']) || 'WEBSITE';
  const goal = textOf(draft['optimization_goal']);
  if (destination === 'ON_AD' && objective !== 'OUTCOME_LEADS') throw new GraphError('onAdNotAllowed');
  const allowed = goals[objective];
  if (allowed && !allowed[destination]?.includes(goal)) throw new GraphError('goalNotAvailable');
  const billing = textOf(draft['billing_event']);
  if (billing !== 'IMPRESSIONS' && billing !== goal) throw new GraphError('billingNotAvailable');
}

export function checkPromotedObject(
  { world, caller }: Visit,
  account: Thing,
  campaign: Thing,
  draft: Fields,
): void {
  const objective = textOf(campaign.fields['objective']);
  const destination = textOf(draft['destination_type']) || 'WEBSITE';
  const promoted = mapOf(draft['promoted_object']);
  const pageId = textOf(promoted['page_id']);
  const isWebsite = destination === 'WEBSITE';
  const wantsPixel = isWebsite && (objective === 'OUTCOME_LEADS' || objective === 'OUTCOME_SALES');
  const wantsPage = !isWebsite && ['OUTCOME_LEADS', 'OUTCOME_TRAFFIC'].includes(objective);
  if (wantsPage && !pageId) throw new GraphError('promotedObjectMissing');
  if (pageId && !isGranted(world, caller.userId, 'pages', pageId)) throw new GraphError('noAdvertiserOnPage');
  if (!wantsPixel) return;
  const pixelId = textOf(promoted['pixel_id']);
  if (!pixelId) throw new GraphError('promotedObjectMissing');
  const pixel = world.store.find(pixelId);
  const accounts = pixel?.kind === 'adspixel' ? pixel.fields['accounts'] : [];
  if (!Array.isArray(accounts) || !accounts.includes(account.account))
    throw new GraphError('promotedObjectInvalid');
  const events = objective === 'OUTCOME_LEADS' ? leadEvents : salesEvents;
  if (!events.includes(textOf(promoted['custom_event_type']))) throw new GraphError('promotedObjectInvalid');
}

export function checkSchedule(now: number, draft: Fields): void {
  const end = numberOf(draft['end_time']);
  if (!end) return;
  if (end <= now) throw new GraphError('endInThePast');
  const start = numberOf(draft['start_time']) ?? now;
  if (draft['daily_budget'] !== undefined && end - start < 86_400_000)
    throw new GraphError('scheduleTooShort');
}

/** Four changes of an ad set's budget an hour, and not one more. */
export function checkBudgetChanges({ store, clock }: World, adSet: Thing): void {
  const [, ...changes] = store.changesOf(adSet.id).filter(({ what }) => what.endsWith('_budget'));
  const lately = changes.filter(({ at }) => at > clock.now() - 3_600_000);
  if (lately.length >= 4) throw new GraphError('budgetChangedTooOften');
}

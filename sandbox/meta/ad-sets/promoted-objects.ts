import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { conversionEvents, leadEvents, salesEvents } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { automaticGoals, type GoalRow, goalTable, isBillable } from './goal-table.ts';

/** The goal must go with the objective and the destination, and be paid and bid for in a way that goes with it. */
export function checkGoal(campaign: Thing, draft: Fields): void {
  const objective = textOf(campaign.fields['objective']);
  const goal = textOf(draft['optimization_goal']);
  if (draft['destination_type'] === 'ON_AD' && objective !== 'OUTCOME_LEADS')
    throw new GraphError('onAdNotAllowed');
  if (isListed(objective) && !findRow(campaign, draft)) throw new GraphError('goalNotAvailable');
  if (!isBillable(textOf(draft['billing_event']), goal)) throw new GraphError('billingNotAvailable');
  const strategy = textOf(draft['bid_strategy']);
  if (strategy === 'LOWEST_COST_WITH_MIN_ROAS' && goal !== 'VALUE') throw new GraphError('goalNotAvailable');
  const isCapped = strategy !== '' && strategy !== 'LOWEST_COST_WITHOUT_CAP';
  if (automaticGoals.includes(goal) && isCapped) throw new GraphError('automaticBiddingOnly');
}

export function checkPromotedObject(visit: Visit, account: Thing, campaign: Thing, draft: Fields): void {
  const promoted = mapOf(draft['promoted_object']);
  readParams(
    { 'promoted_object[custom_event_type]': promoted['custom_event_type'] },
    { 'promoted_object[custom_event_type]': oneOf(conversionEvents) },
  );
  checkSingle(promoted);
  const pageId = textOf(promoted['page_id']);
  const needed = findRow(campaign, draft)?.promotes ?? 'nothing';
  if (needed === 'page' && !pageId) throw new GraphError('promotedObjectMissing');
  if (pageId && !isGranted(visit.world, visit.caller.userId, 'pages', pageId))
    throw new GraphError('noAdvertiserOnPage');
  const isOptional =
    needed === 'pixel by switch' && switchOf(visit.world, 'lead_website_pixel') === 'optional';
  const isPixelNeeded = needed.startsWith('pixel') && !isOptional;
  if (isPixelNeeded && !promoted['pixel_id'] && !promoted['custom_conversion_id'])
    throw new GraphError('promotedObjectMissing');
  if (promoted['pixel_id']) checkPixel(visit, account, promoted);
  if (promoted['pixel_id'] && (isPixelNeeded || isOptional)) checkEvent(campaign, promoted);
}

/** The row of Meta's table that an ad set falls under; none when the combination is not possible. */
function findRow(campaign: Thing, draft: Fields): GoalRow | undefined {
  const sent = textOf(draft['destination_type']);
  const isCatalog = mapOf(draft['promoted_object'])['product_set_id'] !== undefined;
  const destination = isCatalog ? 'CATALOG' : sent === '' || sent === 'UNDEFINED' ? 'WEBSITE' : sent;
  return goalTable.find(
    ({ objective, destinations, goals }) =>
      objective === textOf(campaign.fields['objective']) &&
      destinations.includes(destination) &&
      goals.includes(textOf(draft['optimization_goal'])),
  );
}

/** Objectives outside the table are let through with any goal. */
function isListed(objective: string): boolean {
  return goalTable.some((row) => row.objective === objective);
}

/** A pixel may stand beside a catalog; otherwise there is one thing to promote. */
function checkSingle(promoted: Fields): void {
  const things = ['page_id', 'application_id', 'product_set_id', 'pixel_id'].filter((name) => promoted[name]);
  const isShop = things.join() === 'product_set_id,pixel_id';
  if (things.length > 1 && !isShop) throw new GraphError('promotedTwice', { things: things.join(', ') });
}

function checkPixel({ world }: Visit, { account }: Thing, { pixel_id: id }: Fields): void {
  const pixel = world.store.find(textOf(id));
  const accounts = pixel?.kind === 'adspixel' ? listOf(pixel.fields['accounts']) : [];
  if (!accounts.includes(account)) throw new GraphError('promotedObjectInvalid');
}

/** A pixel goes with one of its events, and the event with the objective. */
function checkEvent({ fields }: Thing, promoted: Fields): void {
  const events = fields['objective'] === 'OUTCOME_LEADS' ? leadEvents : salesEvents;
  const event = textOf(promoted['custom_event_type']);
  if (promoted['custom_conversion_id'] && event === '') return;
  const isNamed = event !== 'OTHER' || textOf(promoted['custom_event_str']) !== '';
  if (!events.includes(event) || !isNamed) throw new GraphError('promotedObjectInvalid');
}

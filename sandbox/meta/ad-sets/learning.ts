import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { accountOf, zoneOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import type { Figure } from '#sandbox/meta/delivery/results.ts';
import { readTimeline } from '#sandbox/meta/delivery/timeline.ts';
import { dayOf } from '#sandbox/meta/graph/times.ts';

const enough = 50;
const patienceMs = 7 * 86_400_000;

/** What counts as a result of a goal; goals without one are not learned. */
export const resultFigures: Record<string, Figure[]> = {
  LEAD_GENERATION: ['formLeads'],
  QUALITY_LEAD: ['formLeads'],
  OFFSITE_CONVERSIONS: ['pixelLeads', 'purchases'],
  VALUE: ['purchases'],
  LINK_CLICKS: ['linkClicks'],
  LANDING_PAGE_VIEWS: ['landingPageViews'],
  CONVERSATIONS: ['conversations'],
  THRUPLAY: ['thruPlays'],
};

/** `learning_stage_info`: an ad set learns until fifty results, and gives up after a week; a new audience starts anew. */
export function learningOf(world: World, adSet: Thing): Fields | undefined {
  const counted = resultFigures[textOf(adSet.fields['optimization_goal'])];
  if (!counted) return undefined;
  const now = world.clock.now();
  const edited = readTimeline(world.store, adSet).changedAt('targeting', now);
  const since = Math.max(Number(adSet.fields['created_time']), edited);
  const first = dayOf(zoneOf(world, adSet), since);
  const delivery = openDelivery(world, accountOf(world, adSet));
  let conversions = 0;
  for (const ad of world.store.list('ad', { parent: adSet.id }))
    for (const row of delivery.daysOf(ad))
      if (row.day >= first) for (const figure of counted) conversions += row.results[figure];
  const lapsed = now - since > patienceMs ? 'FAIL' : 'LEARNING';
  return { status: conversions >= enough ? 'SUCCESS' : lapsed, conversions: Math.min(conversions, enough) };
}

import { type Fields, textOf } from '../../json.ts';
import type { Thing } from '../../store.ts';
import type { World } from '../../world.ts';
import { accountOf } from '../ad-objects.ts';
import { campaignOf } from '../effective-status.ts';
import { dayOf } from '../times.ts';
import { openDelivery } from './delivery.ts';
import type { Results } from './results.ts';
import { readTimeline } from './timeline.ts';

const enough = 50;
const patienceMs = 7 * 86_400_000;

const aims: Record<string, (results: Results) => number> = {
  LEAD_GENERATION: ({ formLeads }) => formLeads,
  QUALITY_LEAD: ({ formLeads }) => formLeads,
  OFFSITE_CONVERSIONS: ({ pixelLeads, purchases }) => pixelLeads + purchases,
  VALUE: ({ purchases }) => purchases,
  LANDING_PAGE_VIEWS: ({ landingPageViews }) => landingPageViews,
  LINK_CLICKS: ({ linkClicks }) => linkClicks,
  CONVERSATIONS: ({ conversations }) => conversations,
  THRUPLAY: ({ thruPlays }) => thruPlays,
};

/** `learning_stage_info`: an ad set learns until fifty results, and gives up after a week; a new audience starts anew. */
export function learningStage(world: World, adSet: Thing): Fields | undefined {
  const campaign = campaignOf(world.store, adSet);
  if (!campaign) return undefined;
  const account = accountOf(world, adSet);
  const now = world.clock.now();
  const since = Math.max(
    Number(adSet.fields['created_time']),
    readTimeline(world.store, adSet).changedAt('targeting', now),
  );
  const first = dayOf(textOf(account.fields['timezone_name']), since);
  const count = aims[textOf(adSet.fields['optimization_goal'])] ?? (({ clicks }: Results) => clicks);
  const ads = new Set(world.store.list('ad', { parent: adSet.id }).map(({ id }) => id));
  const rows = [...openDelivery(world, account).campaignDays(campaign)]
    .filter(([ad]) => ads.has(ad))
    .flatMap(([, days]) => days.filter(({ day }) => day >= first));
  if (rows.length === 0) return undefined;
  const conversions = rows.reduce((sum, { results }) => sum + count(results), 0);
  if (conversions >= enough) return { status: 'SUCCESS', conversions };
  return { status: now - since > patienceMs ? 'FAIL' : 'LEARNING', conversions };
}

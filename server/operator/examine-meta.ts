import type { Finding } from '#contract/operator/operator.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { listFullestBudgets } from '#server/features/api-calls/queries.ts';
import { countEndingBy, selectBroken } from '#server/features/connections/queries.ts';
import { countGivenUp, countWaiting } from '#server/features/leads/deliver/delivery-log-queries.ts';
import { countArrivals } from '#server/features/leads/sync/arrival-queries.ts';
import { countUnheldBrakes } from '#server/features/live-campaigns/brakes/brakes-queries.ts';
import { measureSyncAges } from '#server/features/live-campaigns/sync/age-queries.ts';
import { fine, look, lookIf, lookIfAny, type Reader } from './finding.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** From here on whoever runs an installation is told. */
const limits = {
  syncMs: 3 * hourMs,
  tokensEndInMs: 7 * dayMs,
  allowancePercent: 80,
  skewMs: 2 * minuteMs,
  deliveryMs: 10 * minuteMs,
  /** Meta tells of a lead within seconds; later than this we have looked ourselves. */
  arrivalMs: 5 * minuteMs,
};
/** More would say no more. */
const fullestTold = 5;

/** What is read from Meta, and what Meta holds and tells. */
export async function meta({ db, now, settings }: AppContext, locale: Reader): Promise<Finding[]> {
  const [ages, broken, ending, fullest, unheld, arrivals] = await Promise.all([
    measureSyncAges(db, new Date(now())),
    selectBroken(db),
    countEndingBy(db, new Date(now() + limits.tokensEndInMs)),
    listFullestBudgets(db, new Date(now() - hourMs)),
    countUnheldBrakes(db),
    countArrivals(db, { since: new Date(now() - dayMs), lateMs: limits.arrivalMs }),
  ]);
  const hours = Math.floor(ages.oldestSeconds / 3600);
  const isLate = ages.oldestSeconds * 1000 > limits.syncMs;
  const say = ages.linked > 0 ? m.doctor_syncs : m.doctor_syncs_none;
  const isInOrder = !isLate && ages.neverSynced + ages.failing + broken.length === 0;
  const skewMs = ages.metaAheadSeconds * 1000;
  const percents = fullest
    .slice(0, fullestTold)
    .map(({ adAccountId, usedPercent }) =>
      // Enough to find it again with whoever asks, and nobody's number in a file for support.
      m.doctor_percent({ account: adAccountId.slice(-4), percent: Math.round(usedPercent) }, locale),
    )
    .join(', ');
  return [
    ...(isLate ? [look(m.doctor_syncs_late({ hours }, locale))] : []),
    ...(isInOrder ? [fine(say({}, locale))] : []),
    ...lookIfAny(ages.neverSynced, (given) => m.doctor_syncs_missing(given, locale)),
    ...lookIfAny(ages.failing, ({ count }) => m.doctor_syncs_failing({ count, of: ages.linked }, locale)),
    ...lookIfAny(broken.length, (given) => m.doctor_links_broken(given, locale)),
    ...lookIfAny(ending, (given) => m.doctor_links_ending(given, locale)),
    ...(percents
      ? [
          lookIf(
            fullest[0]!.usedPercent > limits.allowancePercent,
            () => m.doctor_allowance_full({ percents }, locale),
            () => m.doctor_allowance({ percents }, locale),
          ),
        ]
      : []),
    ...lookIfAny(unheld, (given) => m.doctor_brakes_unheld(given, locale)),
    // The practice Meta has a clock that is moved on at will.
    ...(!settings.practice.meta && Math.abs(skewMs) > limits.skewMs
      ? [look(m.doctor_clock({ minutes: Math.round(Math.abs(skewMs) / minuteMs) }, locale))]
      : []),
    ...(arrivals.late * 2 > arrivals.count
      ? [look(m.doctor_leads_late({ ...arrivals, url: `${settings.publicUrl}/facebook/webhook` }, locale))]
      : []),
  ];
}

/** How leads get on to where they are wanted. */
export async function deliveries({ db, now }: AppContext, locale: Reader): Promise<Finding[]> {
  const [givenUp, waiting] = await Promise.all([
    countGivenUp(db, new Date(now() - dayMs)),
    countWaiting(db, new Date(now() - limits.deliveryMs)),
  ]);
  return [
    lookIf(
      givenUp > 0,
      () => m.doctor_deliveries_given_up({ count: givenUp }, locale),
      () => m.doctor_deliveries({}, locale),
    ),
    ...lookIfAny(waiting, (given) => m.doctor_deliveries_waiting(given, locale)),
  ];
}

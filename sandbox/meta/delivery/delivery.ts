import { textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { campaignOf } from '#sandbox/meta/campaigns/effective-status.ts';
import { addDays, dayOf, startOfDay } from '#sandbox/meta/graph/times.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { DayRow } from './day-book.ts';
import { noResults, type Results } from './results.ts';
import { openLedger } from './settle.ts';

const minuteMs = 60_000;

export interface Delivery {
  today: string;
  /**
   * The days on which an ad achieved anything, oldest first, today as far as it has come; or, sooner, what there was up
   * to a day, perhaps with more behind it.
   */
  daysOf(ad: Thing, last?: string): DayRow[];
  /** The same for all ads of a campaign, by ad. */
  campaignDays(campaign: Thing, last?: string): Map<string, DayRow[]>;
  /** What the ads of a campaign had achieved on a day up to a moment, without what was added by hand. */
  until(campaign: Thing, day: string, time: number): Map<string, Results>;
}

const opened = new WeakMap<Store, Map<string, { stamp: string; delivery: Delivery }>>();

/** What the ads of one account have achieved, worked out from budget, status and time. */
export function openDelivery(world: World, account: Thing): Delivery {
  const { store, clock } = world;
  const stepMs = switchOf(world, 'insights_refresh_minutes') * minuteMs;
  const now = Math.floor(clock.now() / stepMs) * stepMs;
  const kept = opened.get(store) ?? new Map<string, { stamp: string; delivery: Delivery }>();
  opened.set(store, kept);
  const stamp = `${now} ${store.revision()}`;
  const known = kept.get(account.id);
  if (known?.stamp === stamp) return known.delivery;
  const delivery = buildDelivery(world, account, now);
  kept.set(account.id, { stamp, delivery });
  return delivery;
}

function buildDelivery(world: World, account: Thing, now: number): Delivery {
  const { store } = world;
  const zone = textOf(account.fields['timezone_name']);
  const currency = textOf(account.fields['currency']);
  const isAnswered = switchOf(world, 'form_answers') === 'as-usual';
  const ledger = openLedger({ store, account, zone, currency, now, isAnswered });
  const answered = answersByHand(store, account, zone);
  const days = new Map<string, Map<string, DayRow[]>>();
  const pastDays = new Map<string, Map<string, DayRow[]>>();
  const runs = new Map<string, Map<string, Results>>();

  function campaignDays(campaign: Thing, last = ledger.today): Map<string, DayRow[]> {
    const isPast = last < ledger.today;
    const known = days.get(campaign.id) ?? (isPast ? pastDays.get(campaign.id) : undefined);
    if (known) return known;
    const all = new Map(ledger.settled(campaign).rows);
    if (!isPast)
      for (const [ad, results] of ledger.run(campaign, ledger.today, now)) {
        const isSeen = results.impressions > 0 || results.spendMinor > 0;
        if (isSeen) all.set(ad, [...(all.get(ad) ?? []), { day: ledger.today, results }]);
      }
    for (const [ad, counts] of answered) {
      const thing = store.find(ad);
      if (thing && campaignOf(store, thing)?.id === campaign.id)
        all.set(ad, withAnswers(all.get(ad) ?? [], counts));
    }
    (isPast ? pastDays : days).set(campaign.id, all);
    return all;
  }

  return {
    today: ledger.today,
    campaignDays,
    daysOf(ad, last) {
      const campaign = campaignOf(store, ad);
      return (campaign && campaignDays(campaign, last).get(ad.id)) ?? [];
    },
    until(campaign, day, time) {
      const key = `${campaign.id} ${time}`;
      const known =
        runs.get(key) ?? ledger.run(campaign, day, Math.min(time, startOfDay(zone, addDays(day, 1))));
      runs.set(key, known);
      return known;
    },
  };
}

/** Leads that somebody sent by hand count on their day as well: by ad, by day. */
function answersByHand(store: Store, { account }: Thing, zone: string): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { fields } of store.list('lead', { account })) {
    if (fields['harvest'] !== undefined || !fields['ad_id'] || fields['is_organic'] === true) continue;
    const ad = textOf(fields['ad_id']);
    const own = counts.get(ad) ?? new Map<string, number>();
    const day = dayOf(zone, Number(fields['created_time']));
    own.set(day, (own.get(day) ?? 0) + 1);
    counts.set(ad, own);
  }
  return counts;
}

function withAnswers(rows: DayRow[], counts: Map<string, number>): DayRow[] {
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const [day, byHand] of counts) {
    const results = days.get(day)?.results ?? noResults();
    days.set(day, { day, results: { ...results, formLeads: results.formLeads + byHand }, byHand });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

import type { Objective } from '../campaigns/campaign.ts';
import type { DeliveryReason } from '../live/delivery.ts';
import type { Drift } from '../live/drifts.ts';
import type { RecommendationReason } from './recommendation.ts';

/** The sentences there are; each takes some of the same words. */
export type RecommendationLine =
  | 'leads_waiting'
  | 'leads_waiting_cost'
  | 'leads_waiting_paid'
  | 'worst_day'
  | 'worst_day_new'
  | 'account_stopped'
  | 'campaign_stopped'
  | 'campaign_stopped_budget'
  | 'campaign_braked'
  | 'part_stopped'
  | 'brake_missing'
  | 'no_results'
  | 'no_results_campaign'
  | 'no_results_goal'
  | 'no_results_account'
  | 'no_results_clicks';

export interface LineParams {
  count: number;
  shown: string;
  amount: string;
  usual: string;
  day: string;
  time: string;
  /** 'lead', 'visit' or 'purchase'. */
  result: string;
}

/** How a reader is told, in their language. */
export interface RecommendationTools {
  line(line: RecommendationLine, params: LineParams): string;
  drift(drift: Drift): string;
  delivery(reason: DeliveryReason): string;
  money(minor: number): string;
  day(day: string): string;
  /** 'three hours', 'two days'. */
  time(hours: number): string;
  count(count: number): string;
  result(objective: Objective): string;
}

export interface RecommendationWords {
  /** What was seen. */
  what: string;
  /** Why it matters, in money where that is known; empty where the first says it all. */
  why: string;
}

/** What was seen, and why it matters. */
export function recommendationWords(
  reason: RecommendationReason,
  tools: RecommendationTools,
): RecommendationWords {
  const say = (line: RecommendationLine, params: Partial<LineParams> = {}) =>
    tools.line(line, { ...nothing, ...params });
  switch (reason.code) {
    case 'leads-waiting': {
      const { count, hours, costMinor } = reason;
      return {
        what: say('leads_waiting', { count, shown: tools.count(count), time: tools.time(hours) }),
        why:
          costMinor === null
            ? say('leads_waiting_paid', { count })
            : say('leads_waiting_cost', { count, amount: tools.money(costMinor) }),
      };
    }
    case 'changed-at-meta':
      return { what: tools.drift(reason.drift), why: worstDayWords(reason.drift, say, tools) };
    case 'not-shown':
      return {
        what: [tools.delivery(reason.reason), reason.metaWords].filter(Boolean).join(' '),
        why: stoppedWords(reason, say, tools),
      };
    case 'no-results': {
      const { objective, spendMinor, days, clicks, usualMinor, usualFrom } = reason;
      const result = tools.result(objective);
      const what = say('no_results', { amount: tools.money(spendMinor), day: tools.day(days.since), result });
      if (!usualMinor || !usualFrom)
        return { what, why: say('no_results_clicks', { count: clicks, shown: tools.count(clicks) }) };
      const expected = Math.floor(spendMinor / usualMinor);
      const why = say(`no_results_${usualFrom}`, {
        usual: tools.money(usualMinor),
        shown: tools.count(expected),
        result,
      });
      return { what, why };
    }
  }
}

type Say = (line: RecommendationLine, params?: Partial<LineParams>) => string;
type Of<Code extends RecommendationReason['code']> = Extract<RecommendationReason, { code: Code }>;

const nothing: LineParams = { count: 0, shown: '', amount: '', usual: '', day: '', time: '', result: '' };

function worstDayWords({ worstDay }: Drift, say: Say, tools: RecommendationTools): string {
  if (!worstDay || worstDay.toMinor <= worstDay.fromMinor) return '';
  const amount = tools.money(worstDay.toMinor);
  return worstDay.fromMinor === 0
    ? say('worst_day_new', { amount })
    : say('worst_day', { amount, usual: tools.money(worstDay.fromMinor) });
}

function stoppedWords(
  { stopped, reason, dailyBudgetMinor }: Of<'not-shown'>,
  say: Say,
  tools: RecommendationTools,
): string {
  if (stopped === 'account') return say('account_stopped');
  if (stopped === 'part') return say('part_stopped');
  if (stopped === 'nothing') return say('brake_missing');
  if (reason.code === 'braked') return say('campaign_braked');
  return dailyBudgetMinor === null
    ? say('campaign_stopped')
    : say('campaign_stopped_budget', { amount: tools.money(dailyBudgetMinor) });
}

/** '3 hours' of a wait, and from two days on '2 days'. */
export function timeWords(hours: number, locale: string): string {
  const [unit, count] = hours < 48 ? (['hour', hours] as const) : (['day', Math.floor(hours / 24)] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

import type { Drift } from '../live/drifts.ts';
import { worstDayOf } from '../live/spending.ts';
import type {
  LineParams,
  RecommendationLine,
  RecommendationTools,
  RecommendationWords,
} from './recommendation-lines.ts';
import { adWords, decimalWords, isOfAds } from './ad-words.ts';
import { websiteWords } from './website-words.ts';
import type { RecommendationReason } from './recommendation.ts';

/** What was seen, and why it matters. */
export function recommendationWords(
  reason: RecommendationReason,
  tools: RecommendationTools,
): RecommendationWords {
  const say = (line: RecommendationLine, params: Partial<LineParams> = {}) =>
    tools.line(line, { ...nothing, ...params });
  if (reason.code === 'landing-page' || reason.code === 'pixel-silent')
    return websiteWords(reason, { ...tools, say });
  if (isOfAds(reason)) return adWords(reason, { ...tools, say });
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
    case 'answered-late': {
      const { hours, count } = reason;
      return {
        what: say('answered_late', { time: tools.time(hours) }),
        why: say('answered_late_why', { shown: tools.count(count) }),
      };
    }
    case 'wins-nothing': {
      const { lost, othersWon, othersDecided, spendMinor } = reason;
      return {
        what: say('wins_nothing', { amount: tools.money(spendMinor), shown: tools.count(lost) }),
        why: say('wins_nothing_why', { shown: tools.count(othersWon), usual: tools.count(othersDecided) }),
      };
    }
    case 'changed-at-meta':
      return { what: tools.drift(reason.drift), why: worstDayWords(reason.drift, say, tools) };
    case 'begun-at-meta': {
      const { count, worstDayMinor } = reason;
      return {
        what: say('begun_at_meta', { shown: tools.count(count) }),
        why: worstDayMinor > 0 ? say('begun_at_meta_cost', { amount: tools.money(worstDayMinor) }) : '',
      };
    }
    case 'not-shown':
      return {
        what: [tools.delivery(reason.reason), reason.metaWords].filter(Boolean).join(' '),
        why: stoppedWords(reason, say, tools),
      };
    case 'no-results': {
      const { objective, spendMinor, days, clicks, usualMinor, usualFrom } = reason;
      const result = tools.result(objective, 1);
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
    case 'held-back': {
      const { objective, results, costMinor, mostMinor, mostFrom, dailyBudgetMinor } = reason;
      const cost = { amount: tools.money(costMinor), usual: tools.money(mostMinor) };
      return {
        what: say('held_back', { amount: tools.money(dailyBudgetMinor) }),
        why: say(`held_back_${mostFrom}`, {
          ...cost,
          shown: tools.count(results),
          result: tools.result(objective, 1),
          results: tools.result(objective, results),
        }),
      };
    }
    case 'learning': {
      const { objective, since, until, spendMinor, results } = reason;
      const known = { amount: tools.money(spendMinor), day: tools.day(since), shown: tools.count(results) };
      return {
        what: say(results === 0 ? 'learning_none' : 'learning', {
          ...known,
          result: tools.result(objective, 1),
          results: tools.result(objective, results),
        }),
        why: say('learning_why', { day: tools.day(until) }),
      };
    }
    case 'nothing-runs':
      return { what: say('nothing_runs', { day: tools.day(reason.since) }), why: say('nothing_runs_why') };
    case 'limit-near': {
      const { of, leftMinor, limitMinor, days } = reason;
      const left = { amount: tools.money(leftMinor), usual: tools.money(limitMinor) };
      const isAccount = of === 'account';
      if (leftMinor === 0)
        return {
          what: say(isAccount ? 'limit_reached_account' : 'limit_reached', left),
          why: say('limit_reached_why'),
        };
      const lasts = { count: days, shown: tools.count(days) };
      return {
        what: say(isAccount ? 'limit_near_account' : 'limit_near', left),
        why:
          days === 0
            ? say('limit_near_today')
            : say(isAccount ? 'limit_near_account_why' : 'limit_near_why', lasts),
      };
    }
    case 'month-limit-near': {
      const { spentMinor, mostMinor, expectedMinor } = reason;
      const amounts = { amount: tools.money(expectedMinor), usual: tools.money(mostMinor) };
      const what =
        spentMinor > mostMinor
          ? say('month_limit_over', { amount: tools.money(spentMinor), usual: tools.money(mostMinor) })
          : say('month_limit', amounts);
      return { what, why: say('month_limit_why') };
    }
    case 'link-ends': {
      const { at, dailyBudgetMinor } = reason;
      return {
        what: say('link_ends', { day: tools.day(at.slice(0, 10)) }),
        why:
          dailyBudgetMinor === null
            ? say('link_ends_why')
            : say('link_ends_budget', { amount: tools.money(dailyBudgetMinor) }),
      };
    }
    case 'audience-small': {
      const { reach, times, spendMinor } = reason;
      return {
        what: say('audience_small', { shown: tools.count(reach), times: decimalWords(times, tools) }),
        why: say('audience_small_why', { amount: tools.money(spendMinor) }),
      };
    }
    case 'places-overlap': {
      const { other, places, times, spendMinor } = reason;
      return {
        what: say('places_overlap', { name: other, time: new Intl.ListFormat(tools.locale).format(places) }),
        why: say('places_overlap_why', {
          times: decimalWords(times, tools),
          amount: tools.money(spendMinor),
        }),
      };
    }
  }
}

type Say = (line: RecommendationLine, params?: Partial<LineParams>) => string;
type Of<Code extends RecommendationReason['code']> = Extract<RecommendationReason, { code: Code }>;

const nothing: LineParams = {
  count: 0,
  shown: '',
  amount: '',
  usual: '',
  day: '',
  time: '',
  result: '',
  results: '',
  name: '',
  times: '',
};

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
  if (dailyBudgetMinor === null) return say('campaign_stopped');
  return reason.code === 'braked'
    ? say('campaign_braked', { amount: tools.money(worstDayOf(dailyBudgetMinor)) })
    : say('campaign_stopped_budget', { amount: tools.money(dailyBudgetMinor) });
}

/** '3 hours' of a wait, and from two days on '2 days'. */
export function timeWords(hours: number, locale: string): string {
  const [unit, count] = hours < 48 ? (['hour', hours] as const) : (['day', Math.floor(hours / 24)] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

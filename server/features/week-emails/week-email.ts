import type { Objective } from '#contract/campaigns/campaign.ts';
import { moneyText, roundMoneyText } from '#contract/currencies.ts';
import { costChange, findChange } from '#contract/live/cost-change.ts';
import type { GoalFigures, WeekFigures } from '#contract/live/live-figures.ts';
import type { Language } from '#contract/people/people.ts';
import type { Recommendation } from '#contract/recommendations/recommendation.ts';
import { m } from '#server/catalogue/messages.js';
import { sayRecommendation } from '#server/features/recommendations/say-recommendation.ts';
import type { WeekTold } from '#server/features/live-campaigns/figures/read-week.ts';
import { composeEmail } from '#server/mail/email.ts';
import type { Chart } from '#server/mail/email-chart.ts';
import { type Entry, oneLine } from '#server/mail/email-entry.ts';

type Best = NonNullable<WeekTold['best']>;

interface Told extends WeekTold {
  /** What to do next, the first before the others. */
  recommendations: Recommendation[];
  /** Where a page of ours lies. */
  linkTo: (path: string) => string;
  stopUrl: string;
}

const results = { leads: m.live_results_leads, traffic: m.live_results_traffic, sales: m.live_results_sales };
const goalNames = { leads: m.live_goal_leads, traffic: m.live_goal_visits, sales: m.live_goal_purchases };
const each = {
  leads: m.livecharts_each_lead,
  traffic: m.livecharts_each_visit,
  sales: m.livecharts_each_sale,
};
const eachThan = {
  leads: m.livecharts_each_lead_than,
  traffic: m.livecharts_each_visit_than,
  sales: m.livecharts_each_sale_than,
};

/** More are on the page. */
const mostThings = 3;

/** How the week went, in the sentences of the live page; the campaign that brought most, and what to do next. */
export function weekEmail(locale: Language, told: Told) {
  const { adAccountName, currency, week, days, best, recommendations, linkTo, stopUrl } = told;
  const money = (minor: number) => roundMoneyText(minor, { currency, locale });
  const { spendMinor, goals } = week;
  const main = goals[0]!;
  const list = (words: string[]) => new Intl.ListFormat(locale).format(words);
  const brought = list(goals.map((goal) => countWords(goal.results, goal.objective, locale)));
  const priced = list(goals.map((goal) => pricedWords(goal, { money, locale })));
  const spend = money(spendMinor);
  const entries = recommendations.flatMap((each) => nextEntry(each, { currency, locale, linkTo }));
  const hasResults = goals.some(({ results: count }) => count > 0);
  const sentences = hasResults
    ? goals.length > 1
      ? [m.livecharts_week({ spend, brought: priced }, { locale }), changeWords(goals, locale)]
      : [m.livecharts_week({ spend, brought }, { locale }), eachWords(main, { money, locale })]
    : [m.livecharts_week_no_results({ spend }, { locale })];
  const email = {
    subject: hasResults
      ? m.week_letter_subject({ spend, brought }, { locale })
      : m.week_letter_subject_no_results({ spend }, { locale }),
    heading: m.week_letter_heading({ account: adAccountName, days: daysWords(week, locale) }, { locale }),
    paragraphs: [sentences.filter(Boolean).join(' ')],
    chart: chartOf(days, { objective: main.objective, currency, locale }),
    entries: [...(best ? [bestEntry(best, { money, locale, linkTo })] : []), ...entries.slice(0, mostThings)],
    action: m.week_letter_action({}, { locale }),
    note: m.week_letter_note({}, { locale }),
    stop: { label: m.week_letter_stop({}, { locale }), url: stopUrl },
  };
  return composeEmail(email, { language: locale, url: linkTo('/meta-ads?period=7d') });
}

/** What each day cost, as bars, and what it brought of the goal that cost most. */
function chartOf(
  days: Told['days'],
  { objective, currency, locale }: { objective: Objective; currency: string; locale: Language },
): Chart {
  const money = (minor: number) => moneyText(minor, { currency, locale, whole: true });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const whole = new Intl.NumberFormat(locale, { notation: 'compact' });
  const unit = (count: number) => results[objective]({ count }, { locale });
  return {
    alt: m.week_letter_chart({}, { locale }),
    legend: m.week_letter_legend(
      { most: money(Math.max(...days.map(({ spendMinor }) => spendMinor))), unit: unit(2) },
      { locale },
    ),
    days: days.map(({ day, spendMinor, results: count }) => ({
      // Norwegian puts a point behind what it has cut; below a bar it is in the way.
      name: weekday.format(new Date(day)).replace('.', ''),
      value: spendMinor,
      below: whole.format(count),
      said: m.livecharts_day_figures({ spend: money(spendMinor), count, unit: unit(count) }, { locale }),
    })),
  };
}

function bestEntry(
  { name, objective, campaignId, facebookCampaignId, figures: { results: count, spendMinor } }: Best,
  { money, locale, linkTo }: Pick<Told, 'linkTo'> & { money: (minor: number) => string; locale: Language },
): Entry {
  return {
    title: oneLine(name),
    lines: [m.week_letter_best({}, { locale })],
    figures: [
      [goalNames[objective ?? 'traffic']({}, { locale }), new Intl.NumberFormat(locale).format(count)],
      [m.live_column_cost_per_result({}, { locale }), money(Math.round(spendMinor / count))],
      [m.live_column_spend({}, { locale }), money(spendMinor)],
    ],
    link: {
      label: m.week_letter_best_action({}, { locale }),
      url: linkTo(campaignId ? `/campaigns/${campaignId}/details` : `/campaigns/meta/${facebookCampaignId}`),
    },
  };
}

/** One thing to do: it leads to the question on the page, where it is answered, and does nothing by itself. */
function nextEntry(
  { reason, campaign, action }: Recommendation,
  { currency, locale, linkTo }: Pick<Told, 'linkTo'> & { currency: string; locale: Language },
): Entry[] {
  const words = sayRecommendation(reason, { currency, locale });
  if (!words) return [];
  const [label, path] =
    action.code === 'see-leads'
      ? [m.week_letter_waiting_action({}, { locale }), '/leads?status=new']
      : [m.week_letter_next_action({}, { locale }), '/meta-ads#next'];
  return [
    {
      title: oneLine(words.what),
      lines: [campaign ? oneLine(campaign.name) : '', words.why].filter(Boolean),
      link: { label, url: linkTo(path) },
    },
  ];
}

function eachWords(
  goal: GoalFigures,
  { money, locale }: { money: (minor: number) => string; locale: Language },
): string {
  if (goal.results === 0) return '';
  const cost = money(Math.round(goal.spendMinor / goal.results));
  return each[goal.objective]({ cost, than: thanWords(costChange(goal), locale) }, { locale });
}

/** Of several kinds of results, what it brought of one, at its own price. */
function pricedWords(
  { results: count, objective, spendMinor }: GoalFigures,
  { money, locale }: { money: (minor: number) => string; locale: Language },
): string {
  const counted = countWords(count, objective, locale);
  if (count === 0) return m.livecharts_week_for({ results: counted, cost: money(spendMinor) }, { locale });
  return m.livecharts_week_at({ results: counted, cost: money(Math.round(spendMinor / count)) }, { locale });
}

function changeWords(goals: GoalFigures[], locale: Language): string {
  const found = findChange(goals);
  if (!found) return m.livecharts_week_none_compared({}, { locale });
  return eachThan[found.goal.objective]({ than: thanWords(found.change, locale) }, { locale });
}

function thanWords(change: number | null, locale: Language): string {
  if (change === null) return m.livecharts_week_too_early({}, { locale });
  if (change === 0) return m.livecharts_week_same({}, { locale });
  const by = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.max(0.01, Math.abs(change)));
  return change < 0 ? m.livecharts_week_less({ by }, { locale }) : m.livecharts_week_more({ by }, { locale });
}

function countWords(count: number, objective: Objective, locale: Language): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${results[objective]({ count }, { locale })}`;
}

function daysWords({ days }: WeekFigures, locale: Language): string {
  const dates = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return dates.formatRange(new Date(days.since), new Date(days.until));
}

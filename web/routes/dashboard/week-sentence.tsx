import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { resultWords } from '#web/features/live-campaigns/figures/result-words.ts';
import { TodaySoFar } from '#web/features/live-campaigns/figures/today-so-far.tsx';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { fillWords } from '#web/ui/format/fill-words.tsx';
import { formatChange, formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { readWeek, type Week, type WeekGoal } from './week.ts';

/** How the last seven full days went, in a sentence whose numbers lead to what they are made of. */
export function WeekSentence({ overview }: { overview: LiveOverview }) {
  const week = readWeek(overview);
  const { asOf } = overview.sync;
  return (
    <section aria-label={m.dashboard_week()} className="space-y-2">
      <p className="max-w-3xl text-xl leading-snug font-medium text-balance sm:text-[1.75rem]">
        <WhatItBrought week={week} /> <WhatEachCost week={week} />
      </p>
      <div className="flex flex-wrap gap-x-4 text-sm">
        <TodaySoFar today={overview.today} currency={overview.totals.currency} />
        {asOf && <p className="text-muted">{m.live_as_of({ time: formatDateTime(asOf) })}</p>}
      </div>
    </section>
  );
}

function WhatItBrought({ week: { spendMinor, currency, goals } }: { week: Week }) {
  if (spendMinor === 0) return m.dashboard_week_nothing();
  const spend = <Figure to="/meta-ads?period=7d&sort=-spend">{formatMoney(spendMinor, currency)}</Figure>;
  if (goals.length === 0) return fillWords(m.dashboard_week_no_results, { spend });
  const results = <Goals goals={goals} currency={currency} />;
  return fillWords(m.dashboard_week_brought, { spend, results });
}

function Goals({ goals, currency }: { goals: WeekGoal[]; currency: string }) {
  const isOne = goals.length === 1;
  const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });
  const parts = list.formatToParts(goals.map((_, place) => String(place)));
  return parts.map(({ type, value }, place) => {
    const goal = goals[Number(value)];
    if (type === 'literal' || !goal) return <Fragment key={place}>{value}</Fragment>;
    const cost = formatMoney(Math.round(goal.spendMinor / goal.results), currency);
    const figure = <Figure to={wayTo(goal)}>{countWords(goal)}</Figure>;
    return (
      <Fragment key={place}>
        {isOne
          ? figure
          : fillWords(({ results }) => m.dashboard_week_goal({ results, cost }), { results: figure })}
      </Fragment>
    );
  });
}

function WhatEachCost({ week: { each, currency } }: { week: Week }) {
  if (!each) return null;
  const cost = (
    <Figure to="/meta-ads?period=7d&sort=cost-per-result">{formatMoney(each.costMinor, currency)}</Figure>
  );
  if (each.change === undefined)
    return fillWords(each.isEarly ? m.dashboard_week_each_early : m.dashboard_week_each, { cost });
  const change = formatChange(Math.abs(each.change)).replace('+', '');
  if (Math.abs(each.change) < 0.005) return fillWords(m.dashboard_week_each_same, { cost });
  const say = each.change < 0 ? m.dashboard_week_each_less : m.dashboard_week_each_more;
  return fillWords(({ cost: sign }) => say({ cost: sign, change }), { cost });
}

function countWords({ objective, results }: WeekGoal): string {
  const unit = resultWords(objective, results) ?? m.dashboard_week_results({ count: results });
  return `${formatWhole(results)} ${unit}`;
}

/** People who answered have a page of their own; all else stands in the table. */
function wayTo({ objective }: WeekGoal): string {
  return objective === 'leads' ? '/leads' : '/meta-ads?period=7d&sort=-results';
}

function Figure({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="font-semibold whitespace-nowrap underline decoration-accent-text decoration-2 underline-offset-[0.25em] hover:text-accent-text"
    >
      {children}
    </Link>
  );
}

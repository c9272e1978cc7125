import { costChange, findChange } from '#contract/live/cost-change.ts';
import type { GoalFigures, TodayFigures, WeekFigures } from '#contract/live/live-figures.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { fillWords } from '#web/ui/format/fill-words.tsx';
import { formatDay, formatPercentWhole, formatWhole } from '#web/ui/format/format.ts';
import { listParts } from '#web/ui/format/list-parts.ts';
import { resultWords } from '../figures/result-words.ts';
import { type WeekPath, weekPath } from './week-path.ts';

interface WeekSentenceProps {
  week: WeekFigures;
  currency: string;
  /** What the day that is not over has cost and brought; the seven are full days. */
  soFar: Pick<TodayFigures, 'spendMinor' | 'results'>;
  /** The same in words, where what it brought is of one kind. */
  today?: string | undefined;
  /** Where it is the first thing the page says. */
  isLarge?: boolean;
  /** On a phone, and where there is much to say, without the second sentence, so that the rows below stand higher. */
  isShort?: boolean;
  /** To the rows its numbers come from. */
  pathTo?: WeekPath | undefined;
}

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

/** The week in two sentences, whose numbers lead to the campaigns they come from: what each result cost, and whether that is less. */
export function WeekSentence(props: WeekSentenceProps) {
  const { week, currency, soFar, isLarge = false, isShort = false } = props;
  const { pathTo = weekPath, today = formatRoundMoney(soFar.spendMinor, currency) } = props;
  const { days, spendMinor, goals } = week;
  const [main] = goals;
  const whichDays = m.livecharts_week_days({
    from: formatDay(days.since, { short: true }),
    to: formatDay(days.until, { short: true }),
  });
  const spend = <Figure to={pathTo({ sort: '-spend' })}>{formatRoundMoney(spendMinor, currency)}</Figure>;
  return (
    <>
      <p
        title={isLarge ? undefined : whichDays}
        className={cn(
          isLarge
            ? 'max-w-6xl text-xl text-balance sm:text-[1.75rem]'
            : cn('text-base text-muted', !isShort && 'sm:text-lg'),
          'leading-snug font-medium',
        )}
      >
        {main ? (
          <>
            {goals.some(({ results }) => results > 0)
              ? fillWords(m.livecharts_week, { spend, brought: <Brought {...{ goals, currency, pathTo }} /> })
              : soFar.results > 0
                ? fillWords(m.livecharts_week_results_today, { spend, today })
                : fillWords(m.livecharts_week_no_results, { spend })}{' '}
            {main.results > 0 && goals.length === 1 && (
              <span className={cn(isShort && 'max-sm:hidden')}>
                <Each goal={main} {...{ currency, pathTo }} />
              </span>
            )}
            {goals.length > 1 && goals.some(({ results }) => results > 0) && !isShort && changeWords(goals)}
          </>
        ) : soFar.spendMinor > 0 ? (
          m.livecharts_week_today({ today })
        ) : (
          m.livecharts_week_nothing()
        )}
      </p>
      {isLarge && <p className="text-xs text-muted">{whichDays}</p>}
    </>
  );
}

interface Figured {
  currency: string;
  pathTo: WeekPath;
}

/** Unlike things, each at its own price where there are several. */
function Brought({ goals, currency, pathTo }: Figured & { goals: GoalFigures[] }) {
  return listParts(goals).map((part, place) => {
    if (typeof part === 'string') return <Fragment key={place}>{part}</Fragment>;
    const results = (
      <Figure to={pathTo({ goal: part.objective, sort: '-results' })}>
        {formatWhole(part.results)} {resultWords(part.objective, part.results)}
      </Figure>
    );
    if (goals.length === 1) return <Fragment key={place}>{results}</Fragment>;
    const cost = <Cost goal={part} {...{ currency, pathTo }} />;
    const priced = part.results > 0 ? m.livecharts_week_at : m.livecharts_week_for;
    return <Fragment key={place}>{fillWords(priced, { results, cost })}</Fragment>;
  });
}

/** Of each result; where there is none, of having tried. */
function Cost({ goal, currency, pathTo }: Figured & { goal: GoalFigures }) {
  const { objective, spendMinor, results } = goal;
  return (
    <Figure isLight to={pathTo({ goal: objective, sort: results > 0 ? 'cost-per-result' : '-spend' })}>
      {formatRoundMoney(Math.round(spendMinor / Math.max(1, results)), currency)}
    </Figure>
  );
}

function Each({ goal, ...figured }: Figured & { goal: GoalFigures }) {
  const than = thanWords(costChange(goal));
  const cost = <Cost goal={goal} {...figured} />;
  return fillWords((signs: Record<'cost', string>) => each[goal.objective]({ ...signs, than }), { cost });
}

/** Of several, how the dearest has changed that can be compared. */
function changeWords(goals: GoalFigures[]): string {
  const found = findChange(goals);
  if (!found) return m.livecharts_week_none_compared();
  return eachThan[found.goal.objective]({ than: thanWords(found.change) });
}

function thanWords(change: number | null): string {
  if (change === null) return m.livecharts_week_too_early();
  if (change === 0) return m.livecharts_week_same();
  const by = formatPercentWhole(Math.abs(change));
  return change < 0 ? m.livecharts_week_less({ by }) : m.livecharts_week_more({ by });
}

interface FigureProps {
  to: string;
  /** What each cost, so that what was spent and what it brought stand out. */
  isLight?: boolean;
  children: ReactNode;
}

function Figure({ to, isLight, children }: FigureProps) {
  return (
    <Link
      to={to}
      className={cn(
        'rounded whitespace-nowrap text-text underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-accent',
        !isLight && 'font-semibold',
      )}
    >
      {children}
    </Link>
  );
}

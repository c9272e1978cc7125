import type { GoalFigures, Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { FiguresChart } from './figures-chart.tsx';
import { goalOf, resultWords } from './result-words.ts';
import { useMarks } from './use-marks.ts';

interface AccountFiguresProps {
  period: Period;
  /** Where there are several, one of them is shown: leads and visits cannot be drawn as one line. */
  goals: GoalFigures[];
  /** Among cards. */
  isCard?: boolean;
  className?: string;
}

/** What all campaigns of the ad account cost and brought, day by day. */
export const AccountFigures = memo(function AccountFigures({
  period,
  goals,
  isCard,
  className,
}: AccountFiguresProps) {
  const [chosen, choose] = useState<string>();
  const objective = (goals.find((goal) => goal.objective === chosen) ?? goals[0])?.objective;
  const ofOne = goals.length > 1 && objective;
  const { data, error, isError } = useQuery(
    api.liveCampaigns.daily.queryOptions({
      input: { period, ...(ofOne && { objective: ofOne }) },
      placeholderData: keepPreviousData,
    }),
  );
  const all = useMarks({ period });
  const marks = useMemo(() => all.filter((mark) => !ofOne || goalOf(mark) === ofOne), [all, ofOne]);
  if (isError && !data) {
    return <LoadError error={error} title={m.livecharts_failed()} />;
  }
  return (
    <FiguresChart
      isLow={!isCard}
      isCard={isCard}
      heading="h2"
      figures={data}
      marks={marks}
      objective={objective}
      {...(className && { className })}
      choice={
        ofOne && (
          <span className="relative inline-block">
            <select
              aria-label={m.livecharts_goal()}
              value={objective}
              onChange={({ target }) => choose(target.value)}
              className="field-sizing-content min-h-11 appearance-none rounded-lg border border-line-strong bg-field pr-7 pl-2 hover:border-muted md:min-h-7"
            >
              {goals.map((goal) => (
                <option key={goal.objective} value={goal.objective}>
                  {resultWords(goal.objective)}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-muted"
            />
          </span>
        )
      }
    />
  );
});

import { type BreakdownBy, breakdownsBy } from '#contract/live/breakdowns.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/form/segments.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhenSeen } from '#web/ui/when-seen.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { splitNames } from './part-words.ts';

interface BreakdownsProps {
  campaign: LiveCampaign;
  period: Period;
}

/** Who saw a campaign, where and when, and what that cost and brought. Meta is asked once somebody comes to it. */
export function Breakdowns({ campaign, period }: BreakdownsProps) {
  const [by, chooseBy] = useState<BreakdownBy>('placement');
  return (
    <section aria-labelledby="told-apart" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="told-apart" className="text-lg font-semibold">
          {m.breakdown_title()}
        </h2>
        <Segments
          name={m.breakdown_choose()}
          options={breakdownsBy.map((value) => ({
            value,
            label: splitNames[value](),
            ...(value === 'age-gender' && { short: m.breakdown_age_gender_short() }),
          }))}
          value={by}
          onValueChange={chooseBy}
          className="max-sm:w-full max-sm:[&>label]:px-1 max-sm:[&>label]:text-xs max-sm:[&>label]:tracking-tight"
        />
      </div>
      {/* About as tall as its table: what is below stays where it is. */}
      <WhenSeen className="flex min-h-112 flex-col sm:min-h-90" placeholder={placeholder}>
        <Asked {...{ campaign, period, by }} />
      </WhenSeen>
    </section>
  );
}

const placeholder = (
  <div className="grow space-y-5 rounded-xl border border-line bg-surface p-4">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} className="bg-sunken h-6" />
    ))}
  </div>
);

function NothingSpent() {
  return (
    <p className="rounded-xl border border-line bg-surface px-5 py-8 text-center text-sm text-muted">
      {m.livecharts_none()}
    </p>
  );
}

function Asked({ campaign, period, by }: BreakdownsProps & { by: BreakdownBy }) {
  const { facebookCampaignId } = campaign;
  const { data, error, isPlaceholderData } = useQuery({
    ...api.liveCampaigns.getBreakdown.queryOptions({ input: { facebookCampaignId, period, by } }),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} title={m.breakdown_failed()} />;
  if (!data) return placeholder;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cn('flex grow flex-col gap-3', isPlaceholderData && 'opacity-60')}
    >
      {data.problem && <Banner tone="warning">{data.problem.text}</Banner>}
      {data.rows.length > 0 ? (
        <BreakdownTable key={data.by} breakdown={data} title={campaign.name} />
      ) : (
        !data.problem && <NothingSpent />
      )}
    </div>
  );
}

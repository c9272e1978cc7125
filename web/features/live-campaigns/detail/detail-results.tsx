import type { Objective } from '#contract/campaigns/campaign.ts';
import { AdComparison } from '../comparison/ad-comparison.tsx';
import { Breakdowns } from '../breakdowns/breakdowns.tsx';
import { DetailFigures } from '../figures/detail-figures.tsx';
import { FiguresChart } from '../figures/figures-chart.tsx';
import { useMarks } from '../figures/use-marks.ts';
import { usePeriod } from '../figures/use-period.ts';
import { ResultWorth } from '../goal/result-worth.tsx';
import type { LiveDetail } from './detail-query.ts';

interface DetailResultsProps {
  live: LiveDetail;
  /** Until it is known from Meta. */
  currency: string;
  objective: Objective | null;
}

/** What a campaign cost and brought, in figures and day by day. */
export function DetailResults({ live, currency, objective }: DetailResultsProps) {
  const { detail, daily, isUnread, error } = live;
  const [period, choosePeriod] = usePeriod();
  const marks = useMarks({ period, facebookCampaignId: detail?.campaign.facebookCampaignId ?? '' });
  const { spendMinor = 0, impressions = 0 } = detail?.campaign.figures ?? {};
  return (
    <>
      <DetailFigures
        read={isUnread ? null : detail}
        error={error}
        currency={detail?.campaign.currency ?? currency}
        objective={objective}
        period={period}
        onPeriodChange={choosePeriod}
      >
        {detail && <ResultWorth campaign={detail.campaign} />}
      </DetailFigures>
      {!isUnread && (detail || !error) && (
        <FiguresChart
          figures={daily}
          marks={marks}
          objective={objective}
          heading="h2"
          since={detail?.campaign.createdAt}
        />
      )}
      {detail && <AdComparison facebookCampaignId={detail.campaign.facebookCampaignId} />}
      {detail && spendMinor + impressions > 0 && <Breakdowns campaign={detail.campaign} period={period} />}
    </>
  );
}

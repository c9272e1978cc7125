import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { Figures } from '#contract/live/live-figures.ts';
import { Link } from 'react-router';
import { deliveryTone, deliveryWord } from '#web/delivery-words.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatCount, formatPercent } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLately } from '#web/use-lately.ts';
import { useMay } from '#web/workspace/may.ts';
import { useAdComparison } from '../comparison/use-ad-comparison.ts';
import { daysWords, firstDay, isFromToday } from './first-day.ts';
import { broughtWords, goalNames, goalOf } from './result-words.ts';
import { Tile } from './tile.tsx';

/** What a published campaign has brought, in one line whose place is held; nothing while that is not known. */
export function BroughtLine({ campaign: { facebookCampaignId } }: { campaign: Campaign }) {
  const { read } = useLately(facebookCampaignId);
  return <p className="min-h-10 text-sm sm:min-h-5">{read && lineOf(read)}</p>;
}

function lineOf(read: LiveCampaignDetail): string {
  const { campaign } = read;
  const full = daysWords('30d', read);
  if (campaign.figures.spendMinor > 0) return `${full}: ${broughtWords(campaign)}`;
  return campaign.today.spendMinor > 0 || isFromToday(read)
    ? broughtWords(campaign)
    : m.livecharts_days_nothing({ days: full });
}

interface AdBroughtProps {
  campaign: Campaign;
  facebookAdId: string;
}

/** Of one of its ads, in a row that wraps: how it stands, the same below, and the way to change it. */
export function AdBrought({ campaign, facebookAdId }: AdBroughtProps) {
  const { read, error } = useLately(campaign.facebookCampaignId);
  const { data: compared } = useAdComparison(read ? campaign.facebookCampaignId : null);
  const maySteer = useMay('steer');
  const isThis = (one: { facebookAdId: string }) => one.facebookAdId === facebookAdId;
  const ad = read?.ads.find(isThis);
  const isBetter = compared?.ads.find(isThis)?.standing === 'better';
  const isComing = read === undefined && !error;
  return (
    <>
      {isComing && <Skeleton className="h-5.5 w-16" />}
      {ad && <Badge tone={deliveryTone(ad.delivery.state)}>{deliveryWord(ad.delivery.state)}</Badge>}
      <div className="mt-1 -mb-2 basis-full">
        {read && firstDay(read) ? (
          <NoFullDay />
        ) : (
          <AdFigures isBrief figures={isComing ? undefined : (ad?.figures ?? null)} campaign={campaign} />
        )}
        <div className="flex min-h-11 items-center justify-between gap-2 text-sm font-medium text-accent-text">
          {maySteer && (
            <Link to={`/campaign/${campaign.id}/details?tab=ads`} className="py-3 hover:underline">
              {m.changes_ad_edit()}
            </Link>
          )}
          {isBetter && <Badge tone="success">{m.compare_badge_better()}</Badge>}
        </div>
      </div>
    </>
  );
}

/** In place of an ad's figures on the first day of its campaign. */
export function NoFullDay() {
  return <p className="min-h-10 text-sm text-muted">{m.livecharts_ad_first_day()}</p>;
}

interface AdFiguresProps {
  /** Undefined while they are fetched; null where Meta has told none. */
  figures: Figures | null | undefined;
  campaign: Pick<LiveCampaign, 'objective' | 'currency'>;
  /** What somebody came for, and no more. */
  isBrief?: boolean;
}

/** What an ad cost and brought. */
export function AdFigures({ figures, campaign, isBrief = false }: AdFiguresProps) {
  const told = (value: number | null | undefined, words: (value: number) => string) => {
    if (figures === undefined) return <Skeleton className="h-5 w-14" />;
    return typeof value === 'number' ? words(value) : m.live_none();
  };
  const money = (minor: number) => formatRoundMoney(minor, campaign.currency);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] items-end gap-x-3 gap-y-2">
      <Tile name={goalNames[goalOf(campaign)]()} value={told(figures?.results, formatCount)} />
      <Tile name={m.changes_cost_per_result()} value={told(figures?.costPerResultMinor, money)} />
      <Tile name={m.live_total_spend()} value={told(figures?.spendMinor, money)} />
      {!isBrief && <Tile name={m.changes_clicks()} value={told(figures?.clicks, formatCount)} />}
      {!isBrief && <Tile name={m.live_click_rate()} value={told(figures?.ctrPercent, formatPercent)} />}
    </dl>
  );
}

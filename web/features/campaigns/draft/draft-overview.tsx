import type { Campaign } from '#contract/campaigns/campaign.ts';
import { runsUntil } from '#web/campaign-end.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import type { ReactNode } from 'react';
import { countriesOf, nameAgeTo, nameGender, nameLocations, nameObjective } from '../campaign-words.ts';
import { longTime } from './draft-time.ts';
import { ShortAds } from '../ads/short-ads.tsx';
import { useIndustries } from '../wizard/use-industries.ts';

interface DraftOverviewProps {
  campaign: Campaign;
  previewUrls: (string | undefined)[];
}

/** A draft at a glance: its ads, what it is about, who sees it and what is ready. */
export function DraftOverview({ campaign, previewUrls }: DraftOverviewProps) {
  const { labelOf } = useIndustries();
  const { ads, media, ageFrom, ageTo, locations, dailyBudgetMinor, campaignPriceMinor } = campaign;
  const points = campaign.sellingPoints.filter((point) => point.trim() !== '');
  return (
    <>
      {ads.length > 0 && <ShortAds ads={ads} objective={campaign.objective} previewUrls={previewUrls} />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Card title={m.drafts_info()}>
          <Facts>
            <Fact name={m.drafts_info_business()}>{campaign.businessName}</Fact>
            <Fact name={m.drafts_info_product()}>{campaign.productService}</Fact>
            <Fact name={m.drafts_info_industry()}>{labelOf(campaign.industry)}</Fact>
            <Fact name={m.drafts_info_objective()}>{nameObjective(campaign.objective)}</Fact>
            <Fact name={m.campaigns_campaign_price()}>
              {campaignPriceMinor !== null && formatWholeMoney(campaignPriceMinor, campaign.priceCurrency)}
            </Fact>
            <Fact name={m.live_column_budget()}>
              {dailyBudgetMinor !== null && formatWholeMoney(dailyBudgetMinor, campaign.currency)}
            </Fact>
            <Fact name={m.campaigns_end_title()}>{runsUntil(campaign.endsOn)}</Fact>
          </Facts>
        </Card>
        <Card title={m.drafts_audience()}>
          <Facts>
            <Fact name={m.drafts_audience_age()}>
              {m.drafts_audience_years({ from: ageFrom, to: nameAgeTo(ageTo) })}
            </Fact>
            <Fact name={m.drafts_audience_gender()}>{nameGender(campaign.gender)}</Fact>
            <Fact name={m.drafts_audience_country()}>{countriesOf(locations)}</Fact>
            <Fact name={m.drafts_audience_locations()}>{nameLocations(locations)}</Fact>
          </Facts>
        </Card>
        <Card title={m.drafts_content()} className="md:col-span-2 xl:col-span-1">
          <Facts>
            <Fact name={m.drafts_content_points()}>
              {m.drafts_content_points_count({ count: points.length })}
              <ul className="mt-1 list-disc space-y-0.5 pl-4 font-normal empty:hidden">
                {points.map((point, place) => (
                  <li key={place}>{point}</li>
                ))}
              </ul>
            </Fact>
            <Fact name={m.drafts_content_media()}>
              {m.drafts_content_media_count({ count: media.length })}
              <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
                {media.map(({ id, previewUrl }) => (
                  <Thumbnail key={id} url={previewUrl} />
                ))}
              </span>
            </Fact>
            <Fact name={m.drafts_content_ads()}>{m.campaigns_draft_ads({ count: ads.length })}</Fact>
            <Fact name={m.drafts_content_updated()}>
              <time dateTime={campaign.updatedAt}>{longTime(campaign.updatedAt)}</time>
            </Fact>
          </Facts>
        </Card>
      </div>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-4 gap-y-3 text-sm grid-cols-2">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="break-words text-muted">{name}</dt>
      <dd className="font-medium break-words">{children || m.drafts_not_specified()}</dd>
    </div>
  );
}

import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import {
  nameAgeTo,
  nameGender,
  nameLocations,
  nameObjective,
} from '#web/features/campaigns/campaign-words.ts';
import { useIndustries } from '#web/features/campaigns/wizard/use-industries.ts';
import { DetailFact, DetailFacts } from '#web/features/live-campaigns/detail/detail-information.tsx';
import { placeName } from '#web/features/live-campaigns/place-name.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { breakAtSlashes } from '#web/ui/format/break-at-slashes.tsx';
import { formatDate } from '#web/ui/format/format.ts';

interface CampaignInformationProps {
  campaign: Campaign;
  /** Once it is at Meta. */
  detail?: LiveCampaignDetail | undefined;
}

/** What was said about a campaign when it was built; of whom and where it is shown to, what Meta holds now. */
export function CampaignInformation({ campaign, detail }: CampaignInformationProps) {
  const { labelOf } = useIndustries();
  const { currency, priceCurrency, dailyBudgetMinor } = campaign;
  const [adSet, ...others] = detail?.adSets.filter(({ goneAt }) => goneAt === null) ?? [];
  const held = others.length === 0 ? adSet : undefined;
  const { ageFrom, ageTo, gender } = held?.people ?? campaign;
  const money = (minor: number | null, code: string) => (minor === null ? '' : formatWholeMoney(minor, code));
  const points = campaign.sellingPoints.filter((point) => point.trim() !== '');
  return (
    <Fold look="card" isOpen heading={<h2>{m.changes_information()}</h2>}>
      <DetailFacts>
        <DetailFact name={m.drafts_info_business()}>{campaign.businessName}</DetailFact>
        <DetailFact name={m.drafts_info_industry()}>{labelOf(campaign.industry)}</DetailFact>
        <DetailFact name={m.drafts_info_objective()}>{nameObjective(campaign.objective)}</DetailFact>
        <DetailFact name={m.drafts_info_product()}>{campaign.productService}</DetailFact>
        <DetailFact name={m.changes_fact_before_price()}>
          {money(campaign.beforePriceMinor, priceCurrency)}
        </DetailFact>
        <DetailFact name={m.changes_fact_price()}>
          {money(campaign.campaignPriceMinor, priceCurrency)}
        </DetailFact>
        <DetailFact name={m.drafts_audience_age()}>
          {m.drafts_audience_years({ from: ageFrom, to: nameAgeTo(ageTo) })}
        </DetailFact>
        <DetailFact name={m.drafts_audience_gender()}>{nameGender(gender)}</DetailFact>
        <DetailFact name={m.drafts_audience_locations()}>
          {held ? held.places.map(placeName).join(', ') : nameLocations(campaign.locations)}
        </DetailFact>
        <DetailFact name={m.changes_fact_budget()}>{money(dailyBudgetMinor, currency)}</DetailFact>
        <DetailFact name={m.changes_fact_website()} isLong>
          {campaign.websiteUrl && breakAtSlashes(campaign.websiteUrl.replace(/^https?:\/\//, ''))}
        </DetailFact>
        <DetailFact name={m.changes_fact_created()}>{formatDate(campaign.createdAt)}</DetailFact>
      </DetailFacts>
      {campaign.offerDescription && (
        <p className="mt-5 max-w-3xl text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {campaign.offerDescription}
        </p>
      )}
      {points.length > 0 && (
        <ul className="mt-4 list-disc space-y-1 pl-5 text-sm [overflow-wrap:anywhere]">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

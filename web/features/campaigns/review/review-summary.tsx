import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Media } from '#contract/media.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { adFieldName } from '../ads/ad-field-name.ts';
import { recallBuilder } from '../wizard/builder-cache.ts';
import { nameCategory } from '../wizard/category-words.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { wholeWorstDay } from '#contract/live/brakes.ts';
import { mostInAll, mostWords, runsUntil, zoneOf } from '#web/campaign-end.ts';
import { perMonth } from '#web/cost.ts';
import { formatRoundMoney } from '#web/money.ts';
import { firstBrakes } from '#web/first-brakes.ts';
import { RiskCard } from './risk-card.tsx';
import { nameAgeTo, nameAllPlaces, nameGender, nameObjective } from '../campaign-words.ts';
import { useIndustries } from '../wizard/use-industries.ts';

interface ReviewSummaryProps {
  /** By which what was declined is remembered. */
  draftId: string;
  fields: CampaignFields;
  pictures: Media[];
  adAccount: FacebookChoice['adAccount'];
  launchImmediately: boolean;
  isLocked: boolean;
  /** Leads to where that field is changed. */
  onChange: (field: string) => void;
}

/** The last look before the button: what will be made and what it can cost, and what Meta may refuse. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { draftId, fields, pictures, adAccount, launchImmediately, isLocked, onChange } = props;
  const { categoryOf } = useIndustries();
  const chosen = fields.ads.filter(({ selected }) => selected);
  const [firstAd] = [...chosen, ...fields.ads];
  const rows: { name: string; text: string; field: string }[] = [
    {
      name: m.campaigns_sum_campaign(),
      text: m.campaigns_sum_campaign_text({
        title: fields.title,
        objective: nameObjective(fields.objective ?? 'traffic'),
      }),
      field: 'title',
    },
    {
      name: m.campaigns_sum_people(),
      text: m.campaigns_sum_people_text({
        from: fields.ageFrom,
        to: nameAgeTo(fields.ageTo),
        gender: nameGender(fields.gender),
      }),
      field: 'ageFrom',
    },
    { name: m.campaigns_locations(), text: nameAllPlaces(fields.locations), field: 'locations' },
    { name: m.campaigns_budget_title(), text: costOf(fields), field: 'dailyBudgetMinor' },
    { name: m.campaigns_end_title(), text: endOf(fields, zoneOf(adAccount)), field: 'endsOn' },
    { name: m.campaigns_brakes(), text: firstBrakes(fields) ?? m.campaigns_brakes_none(), field: 'brakes' },
    {
      name: m.campaigns_sum_ads(),
      text: launchImmediately
        ? m.campaigns_sum_ads_now({ count: chosen.length })
        : m.campaigns_sum_ads_paused({ count: chosen.length }),
      field: firstAd ? adFieldName(firstAd.id, 'headline') : 'ads',
    },
  ];
  if (fields.objective !== 'leads')
    rows.splice(1, 0, {
      name: m.campaigns_website(),
      text: fields.websiteUrl.replace(/^https:\/\//, ''),
      field: 'websiteUrl',
    });
  if (fields.objective === 'leads' && fields.seeksGoodLeads)
    rows.splice(1, 0, {
      name: m.campaigns_good_leads(),
      text: m.campaigns_good_leads_good(),
      field: 'seeksGoodLeads',
    });
  if (fields.specialAdCategory !== 'none') {
    const text = nameCategory(fields.specialAdCategory);
    rows.push({ name: m.campaigns_category(), text, field: 'specialAdCategory' });
  }
  if (fields.locations.some(isRegulated)) {
    const { businessName } = fields;
    rows.push(
      {
        name: m.campaigns_dsa_beneficiary(),
        text: fields.beneficiary || (adAccount?.defaultBeneficiary ?? businessName),
        field: 'beneficiary',
      },
      {
        name: m.campaigns_dsa_payer(),
        text: fields.payer || (adAccount?.defaultPayer ?? businessName),
        field: 'payer',
      },
    );
  }

  return (
    <div inert={isLocked} className="divide-y divide-line inert:opacity-60">
      <Card heading="h3" title={m.campaigns_sum_made()} className="@container">
        <dl className="space-y-3 text-sm">
          {rows.map(({ name, text, field }) => (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 @lg:grid-cols-[8rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="break-words text-pretty @max-lg:col-start-1 @max-lg:row-start-2">{text}</dd>
              <dd className="@max-lg:col-start-2 @max-lg:row-start-1">
                <button
                  type="button"
                  aria-label={m.campaigns_sum_change_named({ name })}
                  className="min-h-6 text-accent-text hover:underline -my-0.5 max-md:-my-2.5 max-md:min-h-11"
                  onClick={() => onChange(field)}
                >
                  {m.campaigns_sum_change()}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <RiskCard
        reviewed={{
          fields,
          pictures,
          adAccount,
          suggestedCategory: categoryOf(fields.industry),
          declinedCategory: recallBuilder(draftId)?.declinedCategory ?? null,
        }}
        onChange={onChange}
      />
    </div>
  );
}

function costOf({ dailyBudgetMinor, currency }: CampaignFields): string {
  if (dailyBudgetMinor === null) return `${m.campaigns_cost_none()}. ${m.campaigns_cost_none_text()}`;
  const say = (minor: number) => formatRoundMoney(minor, currency, dailyBudgetMinor);
  return m.campaigns_sum_budget({
    day: say(dailyBudgetMinor),
    month: say(perMonth(dailyBudgetMinor)),
    worst: say(wholeWorstDay(dailyBudgetMinor, currency)),
  });
}

function endOf(fields: CampaignFields, timeZone: string): string {
  const most = mostInAll(fields, timeZone);
  const until = runsUntil(fields.endsOn);
  return most === undefined ? until : `${until}. ${mostWords(most, fields.currency)}`;
}

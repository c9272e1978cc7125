import type { Params } from '../graph/graph.ts';
import { targetingParams } from './targeting.ts';
import type { Destination, Objective, PlannedAd, TreePlan } from './tree.ts';

/** What each objective is called at Meta, where it leads people, and what Meta delivers towards. */
export const objectives: Record<Objective, { name: string; destination: string; goal: string }> = {
  leads: { name: 'OUTCOME_LEADS', destination: 'ON_AD', goal: 'LEAD_GENERATION' },
  traffic: { name: 'OUTCOME_TRAFFIC', destination: 'WEBSITE', goal: 'LANDING_PAGE_VIEWS' },
  sales: { name: 'OUTCOME_SALES', destination: 'WEBSITE', goal: 'OFFSITE_CONVERSIONS' },
};

const longestName = 400;

export function campaignParams(plan: TreePlan): Params {
  return {
    name: plan.name.slice(0, longestName),
    objective: objectives[plan.objective].name,
    status: 'PAUSED',
    buying_type: 'AUCTION',
    special_ad_categories: plan.specialAdCategories,
    special_ad_category_country: plan.specialAdCategories.length > 0 ? plan.specialAdCountries : undefined,
    // The budget stands on the ad set, and none of it may move elsewhere.
    is_adset_budget_sharing_enabled: false,
    adlabels: labelled(plan),
  };
}

export function adSetParams(plan: TreePlan, campaignId: string): Params {
  const { destination, goal } = objectives[plan.objective];
  return {
    name: plan.name.slice(0, longestName),
    campaign_id: campaignId,
    status: 'PAUSED',
    daily_budget: plan.dailyBudgetMinor,
    end_time: plan.endsAt && Date.parse(plan.endsAt) / 1000,
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    billing_event: 'IMPRESSIONS',
    optimization_goal: plan.goodLeadsDatasetId ? 'QUALITY_LEAD' : goal,
    destination_type: destination,
    promoted_object: promotedObject(plan),
    targeting: targetingParams(plan.targeting),
    dsa_beneficiary: plan.beneficiary,
    dsa_payor: plan.payer,
    adlabels: labelled(plan),
  };
}

export function adParams(
  plan: Destination & Pick<TreePlan, 'marker'>,
  ad: PlannedAd,
  parents: { adSetId: string; creativeId: string },
): Params {
  return {
    name: ad.name.slice(0, longestName),
    adset_id: parents.adSetId,
    creative: { creative_id: parents.creativeId },
    status: 'PAUSED',
    conversion_domain:
      plan.objective === 'sales' ? registrableDomain(required(plan, 'websiteUrl')) : undefined,
    adlabels: labelled(plan),
  };
}

/** A plan without what its objective needs never reaches Meta. */
export function required(plan: Destination, field: 'leadFormId' | 'pixelId' | 'websiteUrl'): string {
  const value = plan[field];
  if (!value) throw new Error(`A plan for ${plan.objective} needs ${field}`);
  return value;
}

function promotedObject(plan: TreePlan): Params | undefined {
  switch (plan.objective) {
    case 'leads':
      return {
        page_id: plan.page.id,
        ...(plan.goodLeadsDatasetId && {
          lead_ads_selected_pixel_id: plan.goodLeadsDatasetId,
          lead_ads_form_event_source_type: 'offsite_crm',
        }),
      };
    case 'sales':
      return { pixel_id: required(plan, 'pixelId'), custom_event_type: 'PURCHASE' };
    case 'traffic':
      return undefined;
  }
}

function labelled({ marker }: Pick<TreePlan, 'marker'>): Params[] {
  return [{ name: marker }];
}

const secondLevel = /^(ac|co|com|edu|gov|net|ne|or|org|priv)$/;

/** `shop.example.co.uk` belongs to `example.co.uk`. Knows the usual two-part endings, not the whole public suffix list. */
export function registrableDomain(websiteUrl: string): string {
  const labels = new URL(websiteUrl).hostname.split('.');
  const [beforeLast = '', last = ''] = labels.slice(-2);
  const hasTwoPartEnding = last.length === 2 && secondLevel.test(beforeLast);
  return labels.slice(hasTwoPartEnding ? -3 : -2).join('.');
}

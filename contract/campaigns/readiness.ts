import type { CampaignFields } from './campaign.ts';
import type { CodeParams } from '../code-params.ts';
import { isByNameOnly } from './legacy-locations.ts';
import type { Media } from '../media.ts';
import { isAimAllowed, isBannedThere } from './regulations.ts';
import { isWebsiteUrl } from './website-address.ts';
import { GapCode } from './gap-codes.ts';

export interface Gap {
  code: GapCode;
  /** Where it is closed. */
  field: keyof CampaignFields;
  params: CodeParams;
}

type Draft = CampaignFields & { media?: Pick<Media, 'id' | 'kind' | 'enhancement'>[] };

interface Account {
  currency: string;
  /** As Meta counts them; 1 is active. */
  status: number;
  minDailyBudgetMinor: number;
}

const activeAccount = 1;

/**
 * What stands between a campaign and Meta, in the order in which a person should look at it. What Meta alone knows, such
 * as whether a lead form still exists, is not among it.
 */
export function findGaps(draft: Draft, account?: Account): Gap[] {
  const gaps: Gap[] = [];
  const lacks = (code: GapCode, field: Gap['field'], isLacking: boolean, params: CodeParams = {}) => {
    if (isLacking) gaps.push({ code, field, params });
  };
  const { objective, locations, specialAdCategory } = draft;
  const chosen = draft.ads.filter(({ selected }) => selected);

  lacks('account', 'facebookAdAccountId', !draft.facebookAdAccountId);
  lacks('page', 'facebookPageId', !draft.facebookPageId);
  lacks('ads', 'ads', chosen.length === 0);
  lacks('objective', 'objective', !objective);
  lacks('pixel', 'pixelId', objective === 'sales' && !draft.pixelId);
  lacks('lead-form', 'leadFormId', objective === 'leads' && !draft.leadFormId);
  lacks('media', 'mediaIds', (draft.media ?? draft.mediaIds).length === 0);
  lacks('enhancement', 'enhancedMediaIds', isWaitingForEnhancement(draft));
  lacks('website', 'websiteUrl', objective !== 'leads' && !isWebsiteUrl(draft.websiteUrl));
  lacks('place', 'locations', locations.length === 0);
  for (const { name } of locations.filter(isByNameOnly)) lacks('place-by-name', 'locations', true, { name });
  lacks('regulated-aim', 'ageFrom', !isAimAllowed(draft));
  lacks('politics-in-eu', 'locations', isBannedThere(specialAdCategory, locations));
  lacks('ages', 'ageTo', draft.ageTo < draft.ageFrom);
  lacks(
    'ad-texts',
    'ads',
    chosen.some(({ headline, primaryText }) => headline === '' || primaryText === ''),
  );
  lacks('budget', 'dailyBudgetMinor', draft.dailyBudgetMinor === null);
  return account ? [...gaps, ...findAccountGaps(draft, account)] : gaps;
}

function findAccountGaps(
  { dailyBudgetMinor, currency }: CampaignFields,
  { status, currency: spentIn, minDailyBudgetMinor }: Account,
): Gap[] {
  const gaps: Gap[] = [];
  if (status !== activeAccount)
    gaps.push({ code: 'account-inactive', field: 'facebookAdAccountId', params: {} });
  if (dailyBudgetMinor === null) return gaps;
  if (currency !== spentIn)
    gaps.push({ code: 'account-currency', field: 'dailyBudgetMinor', params: { currency: spentIn } });
  else if (dailyBudgetMinor < minDailyBudgetMinor)
    gaps.push({
      code: 'least-budget',
      field: 'dailyBudgetMinor',
      params: { amountMinor: minDailyBudgetMinor, currency },
    });
  return gaps;
}

function isWaitingForEnhancement({ media = [], enhancedMediaIds }: Draft): boolean {
  return media.some(
    ({ id, kind, enhancement }) =>
      kind === 'image' && enhancedMediaIds.includes(id) && !enhancement.enhancedUrl,
  );
}

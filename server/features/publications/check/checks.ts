import { adTextLengths } from '#contract/campaigns/ads.ts';
import type { Campaign } from '#contract/campaigns/campaign.ts';
import { isUnusuallyHigh } from '#contract/publishing/high-budget.ts';
import { imageRules } from '#contract/media.ts';
import { staleFacts } from '#contract/campaigns/stale-facts.ts';
import type { PublishCheck, PublishCheckCode } from '#contract/publishing/publish-checks.ts';
import type { CodeParams } from '#contract/code-params.ts';
import { endsTooSoon, findGaps, type Gap } from '#contract/campaigns/readiness.ts';
import type { GapCode } from '#contract/campaigns/gap-codes.ts';
import type { AdAccount, Page } from '#server/gateways/meta/choices/accounts.ts';
import type { LeadForm, Pixel } from '#server/gateways/meta/choices/choices.ts';
import { sentRadiusKm } from '#server/gateways/meta/publishing/targeting.ts';

type Draft = Omit<Campaign, 'createdAt' | 'updatedAt'>;

/** What Facebook says right now; undefined where it could not be asked. */
export interface Known {
  granted: string[] | undefined;
  adAccounts: AdAccount[] | undefined;
  pages: Page[] | undefined;
  forms: LeadForm[] | undefined;
  pixels: Pixel[] | undefined;
}

const needed = ['ads_management', 'pages_show_list', 'pages_read_engagement'];
const neededForLeads = ['pages_manage_ads', 'leads_retrieval'];
const activeAccount = 1;
/** In its grace period an account still delivers. */
const graceAccount = 9;
/** By Meta's `account_status`. */
const accountStates: Record<number, PublishCheckCode> = {
  2: 'account-disabled',
  3: 'account-unpaid',
  7: 'account-in-review',
  8: 'account-settling',
  100: 'account-closing',
  101: 'account-closed',
};

/** A check without its words. */
export type Found = Omit<PublishCheck, 'text'>;

/** Everything that can be known before Meta is asked to make anything. */
export function checksOf(campaign: Draft, known: Known, now: number): Found[] {
  const gaps = findGaps(campaign);
  const checks = [
    permissionsCheck(campaign, known),
    accountCheck(campaign, known, gaps),
    paymentCheck(campaign, known),
    pageCheck(campaign, known, gaps),
    budgetCheck(campaign, known, gaps),
    placesCheck(campaign, gaps),
    categoryCheck(campaign, gaps),
    textsCheck(campaign, gaps),
    picturesCheck(campaign, gaps),
  ];
  if (campaign.endsOn !== null) checks.push(endCheck(campaign, known, now));
  if (campaign.objective !== 'leads') checks.push(websiteCheck(campaign, gaps));
  if (campaign.objective === 'leads') checks.push(formCheck(campaign, known, gaps));
  if (campaign.objective === 'sales') checks.push(pixelCheck(campaign, known, gaps));
  return checks;
}

function permissionsCheck({ objective }: Draft, { granted }: Known): Found {
  const check = verdict('permissions', null);
  if (!granted) return check('unknown', 'unasked');
  const lacking = [...needed, ...(objective === 'leads' ? neededForLeads : [])].filter(
    (permission) => !granted.includes(permission),
  );
  return lacking.length === 0
    ? check('fine', 'permitted')
    : check('missing', 'permissions-lacking', { names: lacking.join(', ') });
}

function accountCheck({ facebookAdAccountId }: Draft, { adAccounts }: Known, gaps: Gap[]): Found {
  const check = verdict('account', 'facebookAdAccountId');
  if (has(gaps, 'account')) return check('missing', 'account');
  if (!adAccounts) return check('unknown', 'unasked');
  const account = adAccounts.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('missing', 'account-gone');
  const { status, name } = account;
  if (status === activeAccount) return check('fine', 'account-active', { name });
  if (status === graceAccount) return check('warning', 'account-in-grace', { name });
  return check('missing', accountStates[status] ?? 'account-inactive');
}

function paymentCheck({ facebookAdAccountId }: Draft, { adAccounts }: Known): Found {
  const check = verdict('payment', 'facebookAdAccountId');
  const account = adAccounts?.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? 'account-first' : 'unasked');
  return account.hasPaymentMethod ? check('fine', 'payable') : check('missing', 'payment-missing');
}

function pageCheck({ facebookPageId }: Draft, { pages }: Known, gaps: Gap[]): Found {
  const check = verdict('page-role', 'facebookPageId');
  if (has(gaps, 'page')) return check('missing', 'page');
  if (!pages) return check('unknown', 'unasked');
  const page = pages.find(({ id }) => id === facebookPageId);
  if (!page) return check('missing', 'page-gone');
  const { name, tasks } = page;
  return tasks.includes('ADVERTISE')
    ? check('fine', 'page-may-advertise', { name })
    : check('missing', 'page-may-not-advertise', { name });
}

function budgetCheck(draft: Draft, { adAccounts }: Known, gaps: Gap[]): Found {
  const { dailyBudgetMinor, currency } = draft;
  const check = verdict('budget', 'dailyBudgetMinor');
  if (has(gaps, 'budget') || dailyBudgetMinor === null) return check('missing', 'budget');
  const account = adAccounts?.find(({ id }) => id === draft.facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? 'account-first' : 'unasked');
  const gap = findGaps(draft, account).find(({ field }) => field === 'dailyBudgetMinor');
  if (gap) return check('missing', gap.code, gap.params);
  const amount = { amountMinor: dailyBudgetMinor, currency };
  return isUnusuallyHigh(dailyBudgetMinor, account)
    ? check('warning', 'budget-high', amount)
    : check('fine', 'budget-enough', amount);
}

function endCheck(draft: Draft, { adAccounts }: Known, now: number): Found {
  const check = verdict('end', 'endsOn');
  const account = adAccounts?.find(({ id }) => id === draft.facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? 'account-first' : 'unasked');
  return endsTooSoon(draft, account, now) ? check('missing', 'end-too-soon') : check('fine', 'end-fine');
}

function placesCheck({ locations }: Draft, gaps: Gap[]): Found {
  const check = verdict('places', 'locations');
  if (has(gaps, 'place')) return check('missing', 'place');
  if (has(gaps, 'politics-in-eu')) return check('missing', 'politics-in-eu');
  const unknown = gaps.filter(({ code }) => code === 'place-by-name');
  if (unknown.length > 0)
    return check('missing', 'place-by-name', {
      name: unknown.map(({ params }) => params['name']).join(', '),
    });
  const moved = locations.filter(({ radiusKm }) => radiusKm !== null && sentRadiusKm(radiusKm) !== radiusKm);
  if (moved.length === 0) return check('fine', 'places-fine');
  const places = moved.map(({ name, radiusKm }) => `${name}: ${sentRadiusKm(radiusKm!)} km`).join(', ');
  return check('warning', 'radii-moved', { places });
}

function categoryCheck({ specialAdCategory }: Draft, gaps: Gap[]): Found {
  const check = verdict('category', 'specialAdCategory');
  if (has(gaps, 'regulated-aim')) return check('missing', 'regulated-aim');
  return check('fine', specialAdCategory === 'none' ? 'no-category' : 'category-fine');
}

function textsCheck(campaign: Draft, gaps: Gap[]): Found {
  const { ads } = campaign;
  const check = verdict('texts', 'ads');
  if (has(gaps, 'ads')) return check('missing', 'ads');
  if (has(gaps, 'ad-texts')) return check('missing', 'ad-texts');
  const [stale, ...others] = ads.flatMap((ad, place) =>
    ad.selected && staleFacts(ad, campaign).length > 0 ? [{ id: ad.id, n: place + 1 }] : [],
  );
  if (stale) {
    const numbers = [stale, ...others].map(({ n }) => n).join(', ');
    return { ...check('warning', 'texts-stale', { numbers }), field: `ads.${stale.id}.headline` };
  }
  const chosen = ads.filter(({ selected }) => selected);
  const long = chosen.filter(({ headline, primaryText, description }) =>
    [
      [headline, adTextLengths.headline],
      [primaryText, adTextLengths.primaryText],
      [description, adTextLengths.description],
    ].some(([text, most]) => lengthOf(String(text)) > Number(most)),
  );
  return long.length === 0
    ? check('fine', 'texts-fine')
    : check('warning', 'texts-long', { long: long.length, all: chosen.length });
}

function picturesCheck({ media }: Draft, gaps: Gap[]): Found {
  const check = verdict('pictures', 'mediaIds');
  if (has(gaps, 'media')) return check('missing', 'media');
  if (has(gaps, 'enhancement')) return check('missing', 'enhancement');
  const { minWidth, minHeight } = imageRules;
  const small = media.filter(
    ({ kind, width, height }) => kind === 'image' && (width < minWidth || height < minHeight),
  );
  if (small.length === 0) return check('fine', 'pictures-fine');
  const names = small.map(({ fileName }) => fileName).join(', ');
  return check('missing', 'pictures-small', { names, least: `${minWidth}×${minHeight}` });
}

function websiteCheck({ websiteUrl }: Draft, gaps: Gap[]): Found {
  const check = verdict('website', 'websiteUrl');
  return has(gaps, 'website')
    ? check('missing', 'website')
    : check('fine', 'website-fine', { address: websiteUrl });
}

function formCheck({ leadFormId }: Draft, { forms }: Known, gaps: Gap[]): Found {
  const check = verdict('form', 'leadFormId');
  if (has(gaps, 'lead-form')) return check('missing', 'lead-form');
  if (!forms) return check('unknown', 'unasked');
  const form = forms.find(({ id }) => id === leadFormId);
  if (!form) return check('missing', 'form-gone');
  const { name, status } = form;
  return status === 'ACTIVE'
    ? check('fine', 'form-fine', { name })
    : check('missing', 'form-inactive', { name });
}

function pixelCheck({ pixelId }: Draft, { pixels }: Known, gaps: Gap[]): Found {
  const check = verdict('pixel', 'pixelId');
  if (has(gaps, 'pixel')) return check('missing', 'pixel');
  if (!pixels) return check('unknown', 'unasked');
  const pixel = pixels.find(({ id }) => id === pixelId);
  if (!pixel) return check('missing', 'pixel-gone');
  const { name, lastFiredAt } = pixel;
  return lastFiredAt ? check('fine', 'pixel-fine', { name }) : check('warning', 'pixel-silent', { name });
}

function has(gaps: Gap[], code: GapCode): boolean {
  return gaps.some((gap) => gap.code === code);
}

function verdict(name: PublishCheck['name'], field: keyof Campaign | null) {
  return (state: PublishCheck['state'], code: PublishCheckCode, params: CodeParams = {}): Found => ({
    name,
    state,
    code,
    params,
    field: state === 'fine' ? null : field,
  });
}

/** What a person counts as letters. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

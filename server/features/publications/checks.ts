import { adTextLengths } from '#contract/ads.ts';
import type { Campaign } from '#contract/campaigns.ts';
import { moneyText } from '#contract/currencies.ts';
import type { Language } from '#contract/people.ts';
import { isByNameOnly } from '#contract/legacy-locations.ts';
import { imageRules } from '#contract/media.ts';
import { staleFacts } from '#contract/stale-facts.ts';
import type { PublishCheck } from '#contract/publications.ts';
import { isAimAllowed, isBannedThere } from '#contract/regulations.ts';
import { isWebsiteUrl } from '#contract/website-address.ts';
import type { AdAccount, Page } from '#server/gateways/meta/accounts.ts';
import type { LeadForm, Pixel } from '#server/gateways/meta/choices.ts';
import { sentRadiusKm } from '#server/gateways/meta/targeting.ts';
import { type CheckWords, checkWords } from './check-words.ts';
import { isUnusuallyHigh } from './high-budget.ts';

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

/** Everything that can be known before Meta is asked to make anything. */
export function checksOf(campaign: Draft, known: Known, language: Language): PublishCheck[] {
  const words = checkWords[language];
  const checks = [
    permissionsCheck(campaign, known, words),
    accountCheck(campaign, known, words),
    paymentCheck(campaign, known, words),
    pageCheck(campaign, known, words),
    budgetCheck(campaign, known, language),
    placesCheck(campaign, words),
    categoryCheck(campaign, words),
    textsCheck(campaign, words),
    picturesCheck(campaign, words),
  ];
  if (campaign.objective !== 'leads') checks.push(websiteCheck(campaign, words));
  if (campaign.objective === 'leads') checks.push(formCheck(campaign, known, words));
  if (campaign.objective === 'sales') checks.push(pixelCheck(campaign, known, words));
  return checks;
}

type Verdict = [state: PublishCheck['state'], text: string];

function permissionsCheck({ objective }: Draft, { granted }: Known, words: CheckWords): PublishCheck {
  const check = verdict('permissions', null);
  if (!granted) return check('unknown', words.unasked);
  const lacking = [...needed, ...(objective === 'leads' ? neededForLeads : [])].filter(
    (permission) => !granted.includes(permission),
  );
  return lacking.length === 0
    ? check('fine', words.permitted)
    : check('missing', words.permissionsLacking(lacking.join(', ')));
}

function accountCheck(
  { facebookAdAccountId }: Draft,
  { adAccounts }: Known,
  words: CheckWords,
): PublishCheck {
  const check = verdict('account', 'facebookAdAccountId');
  if (!facebookAdAccountId) return check('missing', words.chooseAccount);
  if (!adAccounts) return check('unknown', words.unasked);
  const account = adAccounts.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('missing', words.accountGone);
  if (account.status === activeAccount) return check('fine', words.accountActive(account.name));
  if (account.status === graceAccount) return check('warning', words.accountInGrace(account.name));
  return check('missing', stateText(account.status, words));
}

function stateText(status: number, { accountStates, accountInactive }: CheckWords): string {
  const known: Record<number, string> = accountStates;
  return known[status] ?? accountInactive;
}

function paymentCheck(
  { facebookAdAccountId }: Draft,
  { adAccounts }: Known,
  words: CheckWords,
): PublishCheck {
  const check = verdict('payment', 'facebookAdAccountId');
  const account = adAccounts?.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? words.accountFirst : words.unasked);
  return account.hasPaymentMethod ? check('fine', words.payable) : check('missing', words.paymentMissing);
}

function pageCheck({ facebookPageId }: Draft, { pages }: Known, words: CheckWords): PublishCheck {
  const check = verdict('page-role', 'facebookPageId');
  if (!facebookPageId) return check('missing', words.choosePage);
  if (!pages) return check('unknown', words.unasked);
  const page = pages.find(({ id }) => id === facebookPageId);
  if (!page) return check('missing', words.pageGone);
  return page.tasks.includes('ADVERTISE')
    ? check('fine', words.mayAdvertise(page.name))
    : check('missing', words.mayNotAdvertise(page.name));
}

function budgetCheck(
  { dailyBudgetMinor, currency, facebookAdAccountId }: Draft,
  { adAccounts }: Known,
  language: Language,
): PublishCheck {
  const words = checkWords[language];
  const check = verdict('budget', 'dailyBudgetMinor');
  if (dailyBudgetMinor === null) return check('missing', words.budgetMissing);
  const account = adAccounts?.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? words.accountFirst : words.unasked);
  if (account.currency !== currency) return check('missing', words.currency(account.currency));
  const text = (minor: number) => moneyText(minor, { currency, locale: language });
  if (dailyBudgetMinor < account.minDailyBudgetMinor)
    return check('missing', words.leastBudget(text(account.minDailyBudgetMinor)));
  return isUnusuallyHigh(dailyBudgetMinor, account)
    ? check('warning', words.budgetHigh(text(dailyBudgetMinor)))
    : check('fine', words.budgetEnough(text(dailyBudgetMinor)));
}

function placesCheck({ locations, specialAdCategory }: Draft, words: CheckWords): PublishCheck {
  const check = verdict('places', 'locations');
  if (locations.length === 0) return check('missing', words.placeMissing);
  if (isBannedThere(specialAdCategory, locations)) return check('missing', words.politicsInEu);
  const unknown = locations.filter(isByNameOnly);
  if (unknown.length > 0)
    return check('missing', words.placesByName(unknown.map(({ name }) => name).join(', ')));
  const moved = locations.filter(({ radiusKm }) => radiusKm !== null && sentRadiusKm(radiusKm) !== radiusKm);
  if (moved.length === 0) return check('fine', words.placesFine);
  const told = moved.map(({ name, radiusKm }) => `${name}: ${sentRadiusKm(radiusKm!)} km`);
  return check('warning', words.radiiMoved(told.join(', ')));
}

function categoryCheck(campaign: Draft, words: CheckWords): PublishCheck {
  const check = verdict('category', 'specialAdCategory');
  if (!isAimAllowed(campaign)) return check('missing', words.regulatedAim);
  return campaign.specialAdCategory === 'none'
    ? check('fine', words.noCategory)
    : check('fine', words.categoryFine);
}

function textsCheck(campaign: Draft, words: CheckWords): PublishCheck {
  const { ads } = campaign;
  const check = verdict('texts', 'ads');
  const chosen = ads.filter(({ selected }) => selected);
  if (chosen.length === 0) return check('missing', words.adMissing);
  if (chosen.some(({ headline, primaryText }) => headline === '' || primaryText === ''))
    return check('missing', words.adTextsMissing);
  const [stale, ...others] = ads.flatMap((ad, place) =>
    ad.selected && staleFacts(ad, campaign).length > 0 ? [{ id: ad.id, n: place + 1 }] : [],
  );
  if (stale) {
    const numbers = [stale, ...others].map(({ n }) => n).join(', ');
    return { ...check('warning', words.textsStale(numbers)), field: `ads.${stale.id}.headline` };
  }
  const long = chosen.filter(({ headline, primaryText, description }) =>
    [
      [headline, adTextLengths.headline],
      [primaryText, adTextLengths.primaryText],
      [description, adTextLengths.description],
    ].some(([text, most]) => lengthOf(String(text)) > Number(most)),
  );
  return long.length === 0
    ? check('fine', words.textsFine)
    : check('warning', words.textsLong(long.length, chosen.length));
}

function picturesCheck({ media, enhancedMediaIds }: Draft, words: CheckWords): PublishCheck {
  const check = verdict('pictures', 'mediaIds');
  if (media.length === 0) return check('missing', words.pictureMissing);
  const reason = unusableReason({ media, enhancedMediaIds }, words);
  return reason ? check('missing', words.picturesUnusable(reason)) : check('fine', words.picturesFine);
}

function unusableReason(
  { media, enhancedMediaIds }: Pick<Draft, 'media' | 'enhancedMediaIds'>,
  words: CheckWords,
): string | undefined {
  const pictures = media.filter(({ kind }) => kind === 'image');
  if (pictures.some(({ id, enhancement }) => enhancedMediaIds.includes(id) && !enhancement.enhancedUrl))
    return words.notEnhanced;
  const { minWidth, minHeight } = imageRules;
  const small = pictures.filter(({ width, height }) => width < minWidth || height < minHeight);
  if (small.length === 0) return undefined;
  return words.tooSmall(small.map(({ fileName }) => fileName).join(', '), `${minWidth}×${minHeight}`);
}

function websiteCheck({ websiteUrl }: Draft, words: CheckWords): PublishCheck {
  const check = verdict('website', 'websiteUrl');
  return isWebsiteUrl(websiteUrl) ? check('fine', websiteUrl) : check('missing', words.websiteMissing);
}

function formCheck({ leadFormId }: Draft, { forms }: Known, words: CheckWords): PublishCheck {
  const check = verdict('form', 'leadFormId');
  if (!leadFormId) return check('missing', words.formMissing);
  if (!forms) return check('unknown', words.unasked);
  const form = forms.find(({ id }) => id === leadFormId);
  if (!form) return check('missing', words.formGone);
  return form.status === 'ACTIVE'
    ? check('fine', words.formFine(form.name))
    : check('missing', words.formInactive(form.name));
}

function pixelCheck({ pixelId }: Draft, { pixels }: Known, words: CheckWords): PublishCheck {
  const check = verdict('pixel', 'pixelId');
  if (!pixelId) return check('missing', words.pixelMissing);
  if (!pixels) return check('unknown', words.unasked);
  const pixel = pixels.find(({ id }) => id === pixelId);
  if (!pixel) return check('missing', words.pixelGone);
  return pixel.lastFiredAt
    ? check('fine', words.pixelFine(pixel.name))
    : check('warning', words.pixelSilent(pixel.name));
}

function verdict(name: PublishCheck['name'], field: keyof Campaign | null) {
  return (...[state, text]: Verdict): PublishCheck => ({
    name,
    state,
    text,
    field: state === 'fine' ? null : field,
  });
}

/** What a person counts as letters. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

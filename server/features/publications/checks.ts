import { adTextLengths } from '#contract/ads.ts';
import type { Campaign } from '#contract/campaigns.ts';
import { moneyText } from '#contract/currencies.ts';
import { isByNameOnly } from '#contract/legacy-locations.ts';
import { imageRules } from '#contract/media.ts';
import type { PublishCheck } from '#contract/publications.ts';
import { isAimAllowed, isBannedThere } from '#contract/regulations.ts';
import type { AdAccount, Page } from '#server/gateways/meta/accounts.ts';
import type { LeadForm, Pixel } from '#server/gateways/meta/choices.ts';
import { sentRadiusKm } from '#server/gateways/meta/targeting.ts';

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

/** Why an ad account cannot be used, by Meta's `account_status`. */
const accountStates: Record<number, string> = {
  2: 'This ad account is disabled. Choose another one, or look at Account Quality.',
  3: 'This ad account has an unpaid bill. Pay it in Meta Ads Manager first.',
  7: 'Meta is reviewing this ad account. Wait for it, or choose another one.',
  8: 'A payment of this ad account is being settled. Try again later, or choose another one.',
  100: 'This ad account is about to be closed. Choose another one.',
  101: 'This ad account is closed. Choose another one.',
};

/** Everything that can be known before Meta is asked to make anything. */
export function checksOf(campaign: Draft, known: Known): PublishCheck[] {
  const checks = [
    permissionsCheck(campaign, known),
    accountCheck(campaign, known),
    paymentCheck(campaign, known),
    pageCheck(campaign, known),
    budgetCheck(campaign, known),
    placesCheck(campaign),
    categoryCheck(campaign),
    textsCheck(campaign),
    picturesCheck(campaign),
  ];
  if (campaign.objective === 'leads') checks.push(formCheck(campaign, known));
  if (campaign.objective === 'sales') checks.push(pixelCheck(campaign, known));
  return checks;
}

const unasked = 'Facebook does not answer right now, so this could not be looked at.';

type Verdict = [state: PublishCheck['state'], text: string];

function permissionsCheck({ objective }: Draft, { granted }: Known): PublishCheck {
  const check = verdict('permissions', null);
  if (!granted) return check('unknown', unasked);
  const lacking = [...needed, ...(objective === 'leads' ? neededForLeads : [])].filter(
    (permission) => !granted.includes(permission),
  );
  return lacking.length === 0
    ? check('fine', 'Facebook lets Adfjord do what publishing needs.')
    : check('missing', `Reconnect your Facebook account and allow: ${lacking.join(', ')}.`);
}

function accountCheck({ facebookAdAccountId }: Draft, { adAccounts }: Known): PublishCheck {
  const check = verdict('account', 'facebookAdAccountId');
  if (!facebookAdAccountId) return check('missing', 'Choose the ad account that pays.');
  if (!adAccounts) return check('unknown', unasked);
  const account = adAccounts.find(({ id }) => id === facebookAdAccountId);
  if (!account)
    return check(
      'missing',
      'Your Facebook account may not use this ad account any more. Choose another one.',
    );
  if (account.status === activeAccount) return check('fine', `${account.name} is active.`);
  if (account.status === graceAccount)
    return check('warning', `${account.name} has an unpaid bill: it stops soon unless it is paid.`);
  return check(
    'missing',
    accountStates[account.status] ??
      'This ad account is not active. Choose another one, or look at it in Meta Ads Manager.',
  );
}

function paymentCheck({ facebookAdAccountId }: Draft, { adAccounts }: Known): PublishCheck {
  const check = verdict('payment', 'facebookAdAccountId');
  const account = adAccounts?.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? 'Choose an ad account first.' : unasked);
  return account.hasPaymentMethod
    ? check('fine', 'The ad account has a payment method.')
    : check('missing', 'The ad account has no payment method. Add one in Meta Ads Manager before launching.');
}

function pageCheck({ facebookPageId }: Draft, { pages }: Known): PublishCheck {
  const check = verdict('page-role', 'facebookPageId');
  if (!facebookPageId) return check('missing', 'Choose the page the ads come from.');
  if (!pages) return check('unknown', unasked);
  const page = pages.find(({ id }) => id === facebookPageId);
  if (!page)
    return check('missing', 'Your Facebook account may not use this page any more. Choose another one.');
  return page.tasks.includes('ADVERTISE')
    ? check('fine', `You may advertise for ${page.name}.`)
    : check(
        'missing',
        `Your role on ${page.name} does not include advertising. Ask its owner for it, or choose another page.`,
      );
}

function budgetCheck(
  { dailyBudgetMinor, currency, facebookAdAccountId }: Draft,
  { adAccounts }: Known,
): PublishCheck {
  const check = verdict('budget', 'dailyBudgetMinor');
  if (dailyBudgetMinor === null) return check('missing', 'Say how much may be spent per day.');
  const account = adAccounts?.find(({ id }) => id === facebookAdAccountId);
  if (!account) return check('unknown', adAccounts ? 'Choose an ad account first.' : unasked);
  if (account.currency !== currency)
    return check(
      'missing',
      `The ad account spends in ${account.currency}. Confirm the daily budget in that currency.`,
    );
  const text = (minor: number) => moneyText(minor, { currency, locale: 'en' });
  return dailyBudgetMinor < account.minDailyBudgetMinor
    ? check(
        'missing',
        `Facebook takes at least ${text(account.minDailyBudgetMinor)} per day for this ad account.`,
      )
    : check('fine', `${text(dailyBudgetMinor)} per day is enough for this ad account.`);
}

function placesCheck({ locations, specialAdCategory }: Draft): PublishCheck {
  const check = verdict('places', 'locations');
  if (locations.length === 0) return check('missing', 'Add at least one place.');
  if (isBannedThere(specialAdCategory, locations))
    return check(
      'missing',
      'Meta takes no ads about politics or social issues in the EU. Remove the places in the EU.',
    );
  const unknown = locations.filter(isByNameOnly);
  if (unknown.length > 0)
    return check(
      'missing',
      `Choose again from the list of places: ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  const moved = locations.filter(({ radiusKm }) => radiusKm !== null && sentRadiusKm(radiusKm) !== radiusKm);
  if (moved.length === 0) return check('fine', 'The places can be used.');
  const told = moved.map(({ name, radiusKm }) => `${name}: ${sentRadiusKm(radiusKm!)} km`);
  return check(
    'warning',
    `Facebook takes circles of 17 to 80 km only, so the ads are shown within ${told.join(', ')}.`,
  );
}

function categoryCheck(campaign: Draft): PublishCheck {
  const check = verdict('category', 'specialAdCategory');
  if (!isAimAllowed(campaign))
    return check(
      'missing',
      'Ads for jobs, homes and credit are shown to all adults alike. Choose the ages 18 to 65+ and all genders.',
    );
  return campaign.specialAdCategory === 'none'
    ? check('fine', 'No special ad category. Ads about jobs, homes, credit or politics need one.')
    : check('fine', 'Ages and gender fit the special ad category.');
}

function textsCheck({ ads }: Draft): PublishCheck {
  const check = verdict('texts', 'ads');
  const chosen = ads.filter(({ selected }) => selected);
  if (chosen.length === 0) return check('missing', 'Select at least one ad.');
  if (chosen.some(({ headline, primaryText }) => headline === '' || primaryText === ''))
    return check('missing', 'Every selected ad needs a headline and a primary text.');
  const long = chosen.filter(({ headline, primaryText, description }) =>
    [
      [headline, adTextLengths.headline],
      [primaryText, adTextLengths.primaryText],
      [description, adTextLengths.description],
    ].some(([text, most]) => lengthOf(String(text)) > Number(most)),
  );
  return long.length === 0
    ? check('fine', 'All texts are short enough to be read whole.')
    : check(
        'warning',
        `${long.length} of ${chosen.length} ads are longer than Meta shows: their ends are cut off.`,
      );
}

function picturesCheck({ media, enhancedMediaIds }: Draft): PublishCheck {
  const check = verdict('pictures', 'mediaIds');
  if (media.length === 0) return check('missing', 'Add at least one picture or video.');
  const pictures = media.filter(({ kind }) => kind === 'image');
  if (pictures.some(({ id, enhancement }) => enhancedMediaIds.includes(id) && !enhancement.enhancedUrl))
    return check('missing', 'One of your pictures is not enhanced yet. Wait for it, or choose its original.');
  const small = pictures.filter(
    ({ width, height }) => width < imageRules.minWidth || height < imageRules.minHeight,
  );
  return small.length === 0
    ? check('fine', 'All pictures and videos can be used.')
    : check(
        'missing',
        `${small.map(({ fileName }) => fileName).join(', ')}: smaller than ${imageRules.minWidth}×${imageRules.minHeight}.`,
      );
}

function formCheck({ leadFormId }: Draft, { forms }: Known): PublishCheck {
  const check = verdict('form', 'leadFormId');
  if (!leadFormId) return check('missing', 'Choose the lead form people answer.');
  if (!forms) return check('unknown', unasked);
  const form = forms.find(({ id }) => id === leadFormId);
  if (!form) return check('missing', 'The lead form is not on this page any more. Choose another one.');
  return form.status === 'ACTIVE'
    ? check('fine', `People answer “${form.name}”.`)
    : check('missing', `The lead form “${form.name}” is not active. Choose another one.`);
}

function pixelCheck({ pixelId }: Draft, { pixels }: Known): PublishCheck {
  const check = verdict('pixel', 'pixelId');
  if (!pixelId) return check('missing', 'Choose the pixel that counts purchases.');
  if (!pixels) return check('unknown', unasked);
  const pixel = pixels.find(({ id }) => id === pixelId);
  if (!pixel) return check('missing', 'The pixel is not in this ad account any more. Choose another one.');
  return pixel.lastFiredAt
    ? check('fine', `“${pixel.name}” counts purchases.`)
    : check(
        'warning',
        `“${pixel.name}” has never been heard of from a website: purchases are counted once it is.`,
      );
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

import type { CampaignFields } from './campaign.ts';
import type { Location } from './locations.ts';
import type { SpecialAdCategory } from './industries.ts';

/**
 * Countries and territories where Meta wants to know who is promoted and who pays: the 27 of the EU and what belongs
 * to them. Norway, Iceland, Liechtenstein, Switzerland and the United Kingdom are not among them.
 */
const regulated = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MQ YT RE MF'.split(
    ' ',
  ),
);

/** True when ads shown there fall under the EU's transparency rules. */
export function isRegulated({ countryCode }: Pick<Location, 'countryCode'>): boolean {
  return regulated.has(countryCode);
}

/** Jobs, homes and credit: Meta shows such ads to all adults alike, whatever age or gender is chosen. */
export function isForEverybody(category: SpecialAdCategory): boolean {
  return category === 'employment' || category === 'housing' || category === 'financial';
}

type Aim = Pick<CampaignFields, 'specialAdCategory' | 'ageFrom' | 'ageTo' | 'gender'>;

/** True when ages and gender are as wide as the category demands. */
export function isAimAllowed({ specialAdCategory, ageFrom, ageTo, gender }: Aim): boolean {
  if (!isForEverybody(specialAdCategory)) return true;
  return ageFrom === 18 && ageTo === 65 && gender === 'all';
}

/** Meta takes no political ads in the EU since October 2025. */
export function isBannedThere(
  category: SpecialAdCategory,
  locations: Pick<Location, 'countryCode'>[],
): boolean {
  return category === 'politics' && locations.some(isRegulated);
}

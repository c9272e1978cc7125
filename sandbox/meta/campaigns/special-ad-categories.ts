import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { europeanUnion } from '#sandbox/meta/graph/vocabulary.ts';
import { countriesOf } from '#sandbox/meta/targeting/reached-countries.ts';

const restricted = ['HOUSING', 'EMPLOYMENT', 'CREDIT', 'FINANCIAL_PRODUCTS_SERVICES'];
const politics = 'ISSUES_ELECTIONS_POLITICS';

/** Politics must say in which countries, needs an account that may, and is over in the European Union. */
export function checkCategories(account: Thing, draft: Fields): void {
  const categories = listOf(draft['special_ad_categories']).map(textOf);
  if (categories.includes('NONE') && categories.length > 1)
    throw mustBe('special_ad_categories', 'NONE alone, or without NONE');
  const countries = listOf(draft['special_ad_category_country']).map(textOf);
  const odd = countries.find((country) => !/^[A-Z]{2}$/.test(country));
  if (odd !== undefined) throw mustBe('special_ad_category_country', 'an array of country codes');
  if (!categories.includes(politics)) return;
  if (countries.length === 0) throw new GraphError('required', { name: 'special_ad_category_country' });
  if (countries.some((country) => europeanUnion.has(country)))
    throw new GraphError('noPoliticalAds', {
      reason: 'Ads about politics, elections and social issues cannot run in the European Union.',
    });
  if (account.fields['political_ads_authorized'] !== true)
    throw new GraphError('noPoliticalAds', {
      reason: 'Confirm your identity and your location before you advertise about politics.',
    });
}

/** What a special category forbids an audience: other countries, and choosing people by where and who they are. */
export function checkCategoryTargeting(account: Thing, campaign: Thing, targeting: Fields): void {
  const categories = listOf(campaign.fields['special_ad_categories']).map(textOf);
  const isRestricted = categories.some((category) => restricted.includes(category));
  if (!isRestricted && !categories.includes(politics)) return;
  const stated = listOf(campaign.fields['special_ad_category_country']).map(textOf);
  const allowed = stated.length > 0 ? stated : [textOf(account.fields['business_country_code'])];
  const reached = countriesOf(targeting);
  const foreign = reached.find((country) => !allowed.includes(country));
  if (foreign !== undefined) throw new GraphError('categoryCountry', { country: foreign });
  const isHeld = reached.some((each) => ['US', 'CA'].includes(each) || europeanUnion.has(each));
  if (isRestricted && isHeld) checkHousing(targeting, reached);
}

/** Housing, employment and finance in the USA, Canada and the European Union. */
function checkHousing(targeting: Fields, reached: string[]): void {
  const geo = mapOf(targeting['geo_locations']);
  const excluded = mapOf(targeting['excluded_geo_locations']);
  const [low, high] = [numberOf(targeting['age_min']) ?? 18, numberOf(targeting['age_max']) ?? 65];
  if (low !== 18 || high !== 65) fail('Ages must be 18 to 65+', 'age_min');
  const genders = listOf(targeting['genders']).map(Number);
  if (genders.length === 1 && genders[0] !== 0) fail('All genders must be included', 'genders');
  for (const name of ['zips', 'neighborhoods', 'subneighborhoods'])
    if (listOf(geo[name]).length > 0)
      fail('Postal codes and neighbourhoods cannot be used', `geo_locations.${name}`);
  if (Object.values(excluded).some((places) => listOf(places).length > 0))
    fail('Locations cannot be excluded', 'excluded_geo_locations');
  if (listOf(targeting['lookalike_audiences']).length > 0)
    fail('Lookalikes cannot be used', 'custom_audiences');
  const isAmerican = reached.some((each) => ['US', 'CA'].includes(each));
  for (const name of ['cities', 'custom_locations'])
    for (const place of listOf(geo[name]).map(mapOf)) checkRadius(place, name, isAmerican ? 25 : 15);
}

function checkRadius(place: Fields, list: string, leastKm: number): void {
  const radius = numberOf(place['radius']);
  if (radius === undefined) return;
  const km = place['distance_unit'] === 'mile' ? radius * (25 / 15) : radius;
  if (km < leastKm) fail(`The radius must be at least ${leastKm} kilometres`, `geo_locations.${list}`);
}

function fail(reason: string, field: string): never {
  const words = { reason: `${reason} in a special ad category.` };
  throw new GraphError('targetingInvalid', words, `targeting.${field}`);
}

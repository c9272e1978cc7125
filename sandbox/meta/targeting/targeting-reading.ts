import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import { countryName, findPlace } from '#sandbox/meta/places/geography.ts';

const platforms = ['facebook', 'instagram', 'messenger', 'audience_network'];

/** A targeting spec as Meta reads it back: with names, defaults and what they lead to, never quite as it was sent. */
export function readBackTargeting(spec: unknown): Fields {
  const { genders, ...targeting } = mapOf(spec);
  const isOneGender = listOf(genders).length === 1 && Number(listOf(genders)[0]) !== 0;
  const chosen = listOf(targeting['publisher_platforms']);
  return {
    age_max: 65,
    age_min: 18,
    ...targeting,
    ...(isOneGender && { genders }),
    ...(targeting['geo_locations'] !== undefined && {
      geo_locations: readBackPlaces(mapOf(targeting['geo_locations'])),
    }),
    ...(targeting['excluded_geo_locations'] !== undefined && {
      excluded_geo_locations: readBackPlaces(mapOf(targeting['excluded_geo_locations'])),
    }),
    brand_safety_content_filter_levels: ['FACEBOOK_STANDARD', 'AN_STANDARD'],
    targeting_relaxation_types: { lookalike: 0, custom_audience: 0 },
    effective_publisher_platforms: chosen.length > 0 ? chosen : platforms,
    effective_device_platforms: targeting['device_platforms'] ?? ['mobile', 'desktop'],
  };
}

function readBackPlaces(geo: Fields): Fields {
  const named = ['cities', 'regions'].filter((list) => geo[list] !== undefined);
  const lists = named.map((list) => [list, listOf(geo[list]).map((place) => withName(mapOf(place)))]);
  const points = listOf(geo['custom_locations']).map((point) => withNumbers(mapOf(point)));
  return {
    ...geo,
    ...Object.fromEntries(lists),
    ...(points.length > 0 && { custom_locations: points }),
    location_types: ['home', 'recent'],
  };
}

function withName(place: Fields): Fields {
  const known = findPlace(textOf(place['key']));
  if (!known) return place;
  const { name, countryCode, region } = known;
  const within = region && { region: region.name, region_id: region.key };
  return { ...withNumbers(place), name, country: countryCode, ...within };
}

function withNumbers(place: Fields): Fields {
  const radius = numberOf(place['radius']);
  const country = textOf(place['country']);
  return {
    ...place,
    ...(radius !== undefined && { distance_unit: 'kilometer', ...place, radius }),
    ...(country && { country_name: countryName(country) }),
  };
}

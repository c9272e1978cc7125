import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { europeanUnion } from '#sandbox/meta/graph/vocabulary.ts';
import { countriesOf } from '#sandbox/meta/targeting/reached-countries.ts';

const longest = 512;

/** Who pays and who benefits: needed where the European Union is reached, forgotten where it is not. */
export function checkTransparency({ fields }: Thing, draft: Fields): Fields {
  if (!reachesEurope(mapOf(draft['targeting']))) return { dsa_payor: undefined, dsa_beneficiary: undefined };
  const payor = textOf(draft['dsa_payor']) || textOf(fields['default_dsa_payor']);
  const beneficiary = textOf(draft['dsa_beneficiary']) || textOf(fields['default_dsa_beneficiary']);
  for (const [name, value] of Object.entries({ dsa_payor: payor, dsa_beneficiary: beneficiary }))
    if (value.length > longest) throw mustBe(name, `a string of at most ${longest} characters`);
  if (!payor) throw new GraphError('payorMissing');
  if (!beneficiary) throw new GraphError('beneficiaryMissing');
  return { dsa_payor: payor, dsa_beneficiary: beneficiary };
}

/** Whether the European Union or one of its territories is among the places; no place at all means everywhere. */
export function reachesEurope(targeting: Fields): boolean {
  const { location_types: _types, ...geo } = mapOf(targeting['geo_locations']);
  if (!Object.values(geo).some((places) => listOf(places).length > 0)) return true;
  if (listOf(geo['country_groups']).includes('worldwide')) return true;
  return countriesOf(targeting).some((country) => europeanUnion.has(country));
}

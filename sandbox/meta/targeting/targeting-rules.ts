import { type Fields, isMap, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { audienceOf } from '#sandbox/meta/delivery/audience.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { europeanUnion } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { checkLocations } from './location-rules.ts';
import { checkPlacements } from './placement-rules.ts';
import { countriesOf } from './reached-countries.ts';
import { isInterest } from './interests.ts';

const fewest = 1000;

/** The first thing wrong with an audience, in Meta's order: where, who, Advantage, placements, and how many that leaves. */
export function checkTargeting(world: World, given: unknown, version: string | undefined): void {
  const targeting = mapOf(given);
  checkLocations(world, targeting);
  checkPeople(targeting);
  checkDetails(targeting);
  checkAdvantage(world, targeting);
  checkPlacements(world, targeting, Number.parseInt((version ?? 'v26.0').slice(1), 10));
  if (audienceOf(JSON.stringify(targeting)) <= fewest) throw new GraphError('audienceTooNarrow');
}

function checkPeople(targeting: Fields): void {
  const low = numberOf(targeting['age_min']) ?? 18;
  const high = numberOf(targeting['age_max']) ?? 65;
  if (!Number.isInteger(low) || low < 13 || low > 65) fail('The lowest age goes from 13 to 65', 'age_min');
  if (!Number.isInteger(high) || high > 65) fail('The highest age goes up to 65', 'age_max');
  if (low > high) fail('The lowest age is above the highest', 'age_min');
  const genders = targeting['genders'];
  if (genders !== undefined && !Array.isArray(genders)) throw mustBe('targeting[genders]', 'an array');
  if (!listOf(genders).every((gender) => [0, 1, 2].includes(Number(gender))))
    fail('genders may hold 1 (men) and 2 (women)', 'genders');
  if (low < 18) checkMinors(targeting);
}

function checkMinors(targeting: Fields): void {
  if (['flexible_spec', 'interests', 'behaviors', 'custom_audiences'].some((name) => hasAny(targeting[name])))
    throw new GraphError('optionsForMinors');
  if (countriesOf(targeting).some((country) => europeanUnion.has(country)))
    throw new GraphError('minorsInEurope');
}

/** Advantage audience is a number, said clearly; with it, ages are only suggested. */
function checkAdvantage(world: World, targeting: Fields): void {
  const automation = targeting['targeting_automation'];
  const flag = mapOf(automation)['advantage_audience'];
  if (automation !== undefined && automation !== null && !isMap(automation))
    throw new GraphError('advantageFlagType');
  if (flag === undefined) {
    const isLenient = switchOf(world, 'advantage_audience') === 'unless-default';
    if (isLenient && isDefaultAudience(targeting)) return;
    throw new GraphError('advantageFlagMissing');
  }
  if (flag !== 0 && flag !== 1) throw new GraphError('advantageFlagType');
  if (flag === 0) return;
  const low = numberOf(targeting['age_min']) ?? 18;
  if (low < 18 || low > 25) throw new GraphError('advantageAgeMin');
  if ((numberOf(targeting['age_max']) ?? 65) < 65) throw new GraphError('advantageAgeMax');
  const range = targeting['age_range'];
  if (range !== undefined && (listOf(range).length !== 2 || !listOf(range).every((age) => numberOf(age))))
    fail('age_range holds the lowest and the highest age', 'age_range');
}

/** Everybody from 18 to 65 and over, whoever they are. */
function isDefaultAudience(targeting: Fields): boolean {
  const { age_min: low, age_max: high, genders, custom_audiences: audiences } = targeting;
  const isEveryAge = (numberOf(low) ?? 18) === 18 && (numberOf(high) ?? 65) === 65;
  const isEveryGender = listOf(genders).length !== 1 || Number(listOf(genders)[0]) === 0;
  return isEveryAge && isEveryGender && !hasAny(audiences);
}

function hasAny(value: unknown): boolean {
  return listOf(value).length > 0;
}

function fail(reason: string, field: string): never {
  throw new GraphError('targetingInvalid', { reason }, `targeting.${field}`);
}

const kinds = ['interests', 'behaviors', 'life_events', 'family_statuses', 'industries', 'work_positions'];
const audiences = ['custom_audiences', 'excluded_custom_audiences'];

/** Interests, behaviours and audiences are named by numbers; of interests it is known which of them exist. */
function checkDetails(targeting: Fields): void {
  const specs = [
    ['flexible_spec', listOf(targeting['flexible_spec']).map(mapOf)],
    ['exclusions', [mapOf(targeting['exclusions'])]],
    ['', [targeting]],
  ] as const;
  const options = specs.flatMap(([name, groups]) =>
    groups.flatMap((group) =>
      kinds.flatMap((kind) => listOf(group[kind]).map((option) => ({ option, kind, field: name || kind }))),
    ),
  );
  for (const { option, field } of options) needNumber(option, field);
  for (const name of audiences) for (const audience of listOf(targeting[name])) needNumber(audience, name);
  const gone = options.filter(({ option, kind }) => kind === 'interests' && !isInterest(idOf(option)));
  const [first] = gone;
  if (!first) return;
  const names = gone.map(({ option }) => nameOf(option)).join(', ');
  throw new GraphError('interestGone', { names }, `targeting.${first.field}`);
}

function needNumber(option: unknown, field: string): void {
  if (/^\d+$/.test(idOf(option))) return;
  const reason = `${nameOf(option)} is not a targeting option`;
  throw new GraphError('targetingInvalid', { reason }, `targeting.${field}`);
}

function idOf(option: unknown): string {
  return textOf(mapOf(option)['id']) || textOf(option);
}

function nameOf(option: unknown): string {
  return textOf(mapOf(option)['name']) || idOf(option);
}

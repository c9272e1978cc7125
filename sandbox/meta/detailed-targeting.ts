import { type Fields, listOf, mapOf, textOf } from '../json.ts';
import { GraphError } from './graph-error.ts';

const kinds = ['interests', 'behaviors', 'life_events', 'family_statuses', 'industries', 'work_positions'];
const audiences = ['custom_audiences', 'excluded_custom_audiences'];

/** Interests that Meta has taken away; ads that still use them must be changed. */
const gone = new Set(['6003000000001', '6003000000002', '6003000000003']);

/** Interests, behaviours and audiences are named by numbers, and must still exist. */
export function checkDetails(targeting: Fields): void {
  const specs = [
    ['flexible_spec', listOf(targeting['flexible_spec']).map(mapOf)],
    ['exclusions', [mapOf(targeting['exclusions'])]],
    ['', [targeting]],
  ] as const;
  const options = specs.flatMap(([name, groups]) =>
    groups.flatMap((group) =>
      kinds.flatMap((kind) => listOf(group[kind]).map((option) => ({ option, field: name || kind }))),
    ),
  );
  for (const { option, field } of options) needNumber(option, field);
  for (const name of audiences) for (const audience of listOf(targeting[name])) needNumber(audience, name);
  const names = options.map(({ option }) => option).filter((option) => gone.has(idOf(option)));
  if (names.length > 0)
    throw new GraphError('interestGone', { names: names.map(nameOf).join(', ') }, 'targeting.flexible_spec');
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

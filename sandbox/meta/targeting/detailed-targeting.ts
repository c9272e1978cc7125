import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { isInterest } from './interests.ts';

const kinds = ['interests', 'behaviors', 'life_events', 'family_statuses', 'industries', 'work_positions'];
const audiences = ['custom_audiences', 'excluded_custom_audiences'];

/** Interests, behaviours and audiences are named by numbers; of interests it is known which of them exist. */
export function checkDetails(targeting: Fields): void {
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

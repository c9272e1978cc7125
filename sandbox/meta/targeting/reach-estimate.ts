import { listOf, mapOf } from '#sandbox/json.ts';
import { audienceOf } from '#sandbox/meta/delivery/audience.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Listing, Visit } from '#sandbox/meta/graph/node-type.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { checkTargeting } from './targeting-rules.ts';

/** How many people an audience holds, as a range; of people who are known by name, nothing is told. */
export function estimateReach({ world, call }: Visit): Listing {
  const given = call.params['targeting_spec'];
  if (given === undefined) throw new GraphError('required', { name: 'targeting_spec' });
  const targeting = mapOf(typeof given === 'string' ? parsed(given) : given);
  checkTargeting(world, targeting, call.version);
  const isWithheld = listOf(targeting['custom_audiences']).length > 0;
  const people = audienceOf(JSON.stringify(targeting));
  const bound = (share: number) => (isWithheld ? -1 : Number((people * share).toPrecision(3)));
  return { one: { users_lower_bound: bound(0.92), users_upper_bound: bound(1.08), estimate_ready: true } };
}

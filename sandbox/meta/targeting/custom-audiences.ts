import { at, listOf, textOf } from '#sandbox/json.ts';
import type { Store } from '#sandbox/memory/store.ts';
import { newestListed } from '#sandbox/meta/accounts/ad-objects.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { flag, map, oneOf, readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { accountIds, audienceIds } from '#sandbox/meta/seed-ids.ts';

/** People an advertiser knows already, made in Ads Manager, or by what they did with a lead form. */
export const customAudience: NodeType = {
  name: 'CustomAudience',
  marketing: true,
  guard: guardAds,
  fields: {
    ...stored(`
      name subtype description approximate_count_lower_bound approximate_count_upper_bound time_created
      time_updated`),
    account_id: (_visit, thing) => thing.account,
    delivery_status: () => ({ code: 200, description: 'This audience is ready for use.' }),
    operation_status: () => ({ code: 200, description: 'Normal' }),
  },
  remove: ({ world }, thing) => world.store.remove(thing.id),
};

export const customAudiencesEdge: Edge = {
  list: ({ world }, { account }) => ({
    things: world.store
      .list('customaudience', { account })
      .filter(({ fields }) => Number(fields['time_created']) * 1000 <= newestListed(world))
      .toReversed(),
  }),
  create({ world, call }, { account }) {
    const isWanted = switchOf(world, 'form_audience_subtype') === 'demanded';
    const { name, rule } = readParams(call.params, {
      name: required(text),
      subtype: isWanted ? required(oneOf(['ENGAGEMENT'])) : oneOf([]),
      rule: required(map),
      prefill: flag,
    });
    for (const side of ['inclusions', 'exclusions']) checkRule(world.store, at(rule, side), side);
    const now = Math.floor(world.clock.now() / 1000);
    const counts = { approximate_count_lower_bound: -1, approximate_count_upper_bound: -1 };
    const fields = { name, rule, subtype: 'ENGAGEMENT', ...counts, time_created: now, time_updated: now };
    return { id: makeThing(world, { kind: 'customaudience', account, fields }).id };
  },
};

/** Of forms Meta remembers 90 days. */
const longestSeconds = 90 * 86_400;
const formEvents = ['lead_generation_opened', 'lead_generation_dropoff', 'lead_generation_submitted'];

function checkRule(store: Store, side: unknown, name: string): void {
  if (side === undefined && name === 'exclusions') return;
  const rules = listOf(at(side, 'rules'));
  const isRule = (rule: unknown) =>
    listOf(at(rule, 'event_sources')).some(
      (source) =>
        at(source, 'type') === 'lead' && store.find(textOf(at(source, 'id')))?.kind === 'leadgen_form',
    ) &&
    Number(at(rule, 'retention_seconds')) <= longestSeconds &&
    listOf(at(rule, 'filter.filters')).every((filter) => formEvents.includes(textOf(at(filter, 'value'))));
  if (rules.length === 0 || !rules.every(isRule)) throw new GraphError('audienceRuleInvalid', { side: name });
}

/** A world from before these were there gets them as well. */
export function seedCustomAudiences(store: Store, now: number): void {
  for (const { id, ...fields } of audiences) {
    if (store.find(id)) continue;
    const made = Math.floor(now / 1000) - 120 * 86_400;
    const times = { time_created: made, time_updated: made };
    store.insert({
      id,
      kind: 'customaudience',
      account: accountIds.nok,
      fields: { ...fields, ...times },
    });
  }
}

const audiences = [
  {
    id: audienceIds.visitors,
    name: 'Website visitors, last 30 days',
    subtype: 'WEBSITE',
    approximate_count_lower_bound: 4_100,
    approximate_count_upper_bound: 4_800,
  },
  {
    id: audienceIds.customers,
    name: 'Customers',
    subtype: 'CUSTOM',
    approximate_count_lower_bound: 1_400,
    approximate_count_upper_bound: 1_700,
  },
];

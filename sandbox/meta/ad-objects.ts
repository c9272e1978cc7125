import { listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { effectiveStatus } from './effective-status.ts';
import { passes, readFilters } from './filters.ts';
import { GraphError } from './graph-error.ts';
import { type FieldReader, type Listing, storedAsText, stored, type Visit } from './node-type.ts';
import { parsed } from './params.ts';
import { graphTime } from './times.ts';

/** Fields that campaigns, ad sets and ads have in common. */
export const commonFields: Record<string, FieldReader> = {
  ...stored('name', 'status', 'adlabels', 'bid_strategy', 'issues_info'),
  ...storedAsText('daily_budget', 'lifetime_budget', 'spend_cap', 'bid_amount'),
  account_id: (_visit, thing) => thing.account,
  configured_status: (_visit, thing) => thing.fields['status'],
  effective_status: ({ world }, thing) => effectiveStatus(world, thing),
  created_time: moment('created_time'),
  updated_time: moment('updated_time'),
};

/** A kept moment, written in the ad account's time zone. */
export function moment(name: string): FieldReader {
  return ({ world }, thing) => {
    const time = thing.fields[name];
    return typeof time === 'number' && time > 0 ? graphTime(time, zoneOf(world, thing)) : undefined;
  };
}

export function accountOf(world: World, thing: Thing): Thing {
  const account = world.store.find(`act_${thing.account}`);
  if (!account) throw new Error(`The account of ${thing.kind} ${thing.id} is missing.`);
  return account;
}

export function zoneOf(world: World, thing: Thing): string {
  return textOf(accountOf(world, thing).fields['timezone_name']) || 'UTC';
}

/** Newest first, without what is deleted or archived unless it is asked for. */
export function listAdObjects(visit: Visit, things: Thing[]): Listing {
  const { params } = visit.call;
  const wished = listOf(parsed(params['effective_status'])).map(textOf);
  if (wished.includes('DELETED'))
    throw new GraphError('wrongType', { name: 'effective_status', wanted: 'without DELETED' });
  const filters = readFilters(params);
  const archivedToo =
    wished.includes('ARCHIVED') || filters.some(({ field }) => field.endsWith('effective_status'));
  const shown = things.toReversed().filter((thing) => {
    const status = effectiveStatus(visit.world, thing);
    if (status === 'DELETED' || (status === 'ARCHIVED' && !archivedToo)) return false;
    if (wished.length > 0 && !wished.includes(status)) return false;
    return passes(visit, thing, filters);
  });
  return { things: shown };
}

/** `execution_options=["validate_only"]` asks whether it would work, and makes nothing. */
export function isDryRun({ call }: Visit): boolean {
  return listOf(parsed(call.params['execution_options'])).includes('validate_only');
}

import { canonical, type Fields, listOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { remainingOf } from '#sandbox/meta/campaigns/budgets.ts';
import { effectiveStatus, isGone } from '#sandbox/meta/campaigns/effective-status.ts';
import { passes, readFilters } from '#sandbox/meta/graph/filters.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import {
  type FieldReader,
  type Listing,
  storedAsText,
  stored,
  type Visit,
} from '#sandbox/meta/graph/node-type.ts';
import { manyOf, parsed, readParams } from '#sandbox/meta/graph/params.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { effectiveStatuses } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { readBackTargeting } from '#sandbox/meta/targeting/targeting-reading.ts';

/** Fields that campaigns, ad sets and ads have in common. */
export const commonFields: Record<string, FieldReader> = {
  ...stored('name status adlabels bid_strategy issues_info'),
  ...storedAsText('daily_budget lifetime_budget spend_cap'),
  budget_remaining: ({ world }, thing) => remainingOf(world, accountOf(world, thing), thing)?.toString(),
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

/** The campaign or ad set that something new is to stand under. */
export function findParent({ world }: Visit, kind: 'campaign' | 'adset', id: string, account: Thing): Thing {
  const parent = world.store.find(id);
  if (parent?.kind !== kind || parent.account !== account.account)
    throw new GraphError('noObject', { id, method: 'post' });
  if (isGone(world, parent)) throw new GraphError(kind === 'campaign' ? 'campaignDeleted' : 'adSetDeleted');
  return parent;
}

export function zoneOf(world: World, thing: Thing): string {
  return textOf(accountOf(world, thing).fields['timezone_name']) || 'UTC';
}

/** Newest first, without what is deleted or archived unless it is asked for, and without what is too new to show. */
export function listAdObjects(visit: Visit, things: Thing[]): Listing {
  const { world, call } = visit;
  const wished = readStatuses(call.params['effective_status'], things[0]?.kind);
  const filters = readFilters(call.params);
  const onStatus = filters.filter(({ field }) => field.endsWith('effective_status'));
  if (wished.includes('DELETED') || onStatus.some(({ wanted }) => asTexts(wanted).includes('DELETED')))
    throw mustBe('effective_status', 'without DELETED');
  const archivedToo = wished.includes('ARCHIVED') || onStatus.length > 0;
  const since = numberOf(call.params['updated_since']) ?? 0;
  const newest = newestListed(world);
  const shown = things.toReversed().filter((thing) => {
    const status = effectiveStatus(world, thing);
    if (status === 'DELETED' || (status === 'ARCHIVED' && !archivedToo)) return false;
    if (wished.length > 0 && !wished.includes(status)) return false;
    if (Number(thing.fields['created_time']) > newest) return false;
    if (Number(thing.fields['updated_time']) < since * 1000) return false;
    return passes(visit, thing, filters);
  });
  return { things: shown };
}

/** What is made since then can be read by its id only, in ms since 1970. */
export function newestListed(world: World): number {
  return world.clock.now() - switchOf(world, 'late_in_lists_seconds') * 1000;
}

function readStatuses(given: unknown, kind = ''): string[] {
  const allowed = effectiveStatuses[kind];
  if (given === undefined || given === '' || !allowed) return asTexts(parsed(given));
  const name = 'effective_status';
  return asTexts(readParams({ [name]: given }, { [name]: manyOf(allowed) })[name]);
}

function asTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
}

/** `execution_options=["validate_only"]` asks whether it would work, and makes nothing. */
export function isDryRun({ call }: Visit): boolean {
  return listOf(parsed(call.params['execution_options'])).includes('validate_only');
}

/** While it is new, a campaign or an ad set may be IN_PROCESS for a moment. */
export function readyAt(world: World): Fields {
  const seconds = switchOf(world, 'in_process_seconds');
  return seconds > 0 ? { ready_at: world.clock.now() + seconds * 1000 } : {};
}

/** What was sent and is not so already. People send back all they have read, so much of it is no change. */
export function differing(thing: Thing, sent: Fields): Fields {
  const changed = Object.entries(sent).filter(
    ([name, value]) => comparable(name, value) !== comparable(name, thing.fields[name]),
  );
  return Object.fromEntries(changed);
}

/** Times are told to the second, and audiences with more than was sent. */
function comparable(name: string, value: unknown): string {
  if (name.endsWith('_time') && typeof value === 'number') return String(Math.floor(value / 1000));
  return canonical(name === 'targeting' ? readBackTargeting(value) : value) ?? '';
}

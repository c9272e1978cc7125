import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import { flag, map, moment, oneOf, readParams, text } from '#sandbox/meta/graph/params.ts';

const statuses = ['ACTIVE', 'PAUSED', 'INHERITED_FROM_SOURCE'];
const strategies = ['DEEP_RENAME', 'ONLY_TOP_LEVEL_RENAME', 'NO_RENAME'];

/** How somebody wants a copy. */
export interface CopyWish {
  isDeep: boolean;
  status: string;
  strategy: string;
  prefix: string;
  suffix: string;
  startTime: unknown;
  endTime: unknown;
  campaignId: string;
  adSetId: string;
}

export function readCopyWish(params: Fields): CopyWish {
  const wish = readParams(params, {
    deep_copy: flag,
    status_option: oneOf(statuses),
    rename_options: map,
    start_time: moment,
    end_time: moment,
    campaign_id: text,
    adset_id: text,
  });
  const renaming = mapOf(wish['rename_options']);
  const strategy = readParams(
    { 'rename_options[rename_strategy]': renaming['rename_strategy'] },
    {
      'rename_options[rename_strategy]': oneOf(strategies),
    },
  );
  const [prefix, suffix] = [textOf(renaming['rename_prefix']), textOf(renaming['rename_suffix'])];
  return {
    isDeep: wish['deep_copy'] === true,
    status: textOf(wish['status_option']) || 'PAUSED',
    strategy: textOf(Object.values(strategy)[0]) || 'ONLY_TOP_LEVEL_RENAME',
    prefix,
    suffix: prefix || suffix ? suffix : ' - Copy',
    startTime: wish['start_time'],
    endTime: wish['end_time'],
    campaignId: textOf(wish['campaign_id']),
    adSetId: textOf(wish['adset_id']),
  };
}

export function nameOfCopy({ strategy, prefix, suffix }: CopyWish, name: string, isTop: boolean): string {
  const isRenamed = strategy === 'DEEP_RENAME' || (strategy === 'ONLY_TOP_LEVEL_RENAME' && isTop);
  return isRenamed ? `${prefix}${name}${suffix}` : name;
}

/** An original that was archived has nothing to hand on: its copy is paused. */
export function statusOfCopy({ status }: CopyWish, source: string): string {
  if (status !== 'INHERITED_FROM_SOURCE') return status;
  return source === 'ACTIVE' ? 'ACTIVE' : 'PAUSED';
}

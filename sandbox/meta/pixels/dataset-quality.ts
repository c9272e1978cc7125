import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { identify } from '#sandbox/meta/auth/caller.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { hourMs } from './pixel-events.ts';

const lookBackMs = 7 * 24 * hourMs;
/** By the field of an event in which a key comes, what Meta calls it here. */
const keys = { em: 'email', ph: 'phone', lead_id: 'lead_id' };

/** `dataset_quality`: by event, with which keys people came. Only what happens on a website is given a score. */
export function datasetQuality(world: World, call: GraphCall): Fields {
  const caller = identify(world, call);
  const { dataset_id: id } = readParams(call.params, {
    dataset_id: required(text),
    fields: required(text),
  });
  const dataset = world.store.find(textOf(id));
  if (dataset?.kind !== 'adspixel') throw new GraphError('datasetNotFound');
  const isTheirs = listOf(dataset.fields['accounts'])
    .map(textOf)
    .some((account) => isGranted(world, caller.userId, 'accounts', account));
  if (!isTheirs) throw new GraphError('noDatasetPermission');
  const told = switchOf(world, 'quality_of_crm_events');
  if (told === 'nothing') return { web: [] };
  const since = (world.clock.now() - lookBackMs) / 1000;
  const events = world.store
    .list('crm-event', { parent: dataset.id })
    .filter(({ fields }) => Number(fields['event_time']) > since);
  const byName = Map.groupBy(events, ({ fields }) => textOf(fields['event_name']));
  return { web: [...byName].map(([name, some]) => rowOf(name, some, told === 'keys-and-score')) };
}

function rowOf(name: string, events: Thing[], isScored: boolean): Fields {
  const percent = (field: string) =>
    (events.filter(({ fields }) => listOf([fields[field]].flat()).some(Boolean)).length / events.length) *
    100;
  const shares = Object.entries(keys).map(([field, identifier]) => ({
    identifier,
    coverage: { percentage: percent(field) },
  }));
  const mean = shares.reduce((sum, { coverage }) => sum + coverage.percentage, 0) / shares.length;
  return {
    event_name: name,
    event_match_quality: {
      ...(isScored && { composite_score: Math.round(mean) / 10 }),
      match_key_feedback: shares.filter(({ coverage }) => coverage.percentage > 0),
      diagnostics: [],
    },
    data_freshness: { upload_frequency: 'real_time' },
  };
}

import { type Fields, listOf, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { listAdObjects } from './ad-objects.ts';
import { makeThing } from './changes.ts';
import { GraphError } from './graph-error.ts';
import { guardAds } from './guards.ts';
import { type Edge, type NodeType, stored } from './node-type.ts';
import { list, parsed, readParams, required, text } from './params.ts';
import { moment } from './ad-objects.ts';

export const adLabel: NodeType = {
  name: 'AdLabel',
  marketing: true,
  guard: guardAds,
  fields: { ...stored('name'), created_time: moment('created_time'), updated_time: moment('updated_time') },
  brief: ['name'],
};

export const adLabelsEdge: Edge = {
  list: ({ world }, { account }) => ({ things: world.store.list('adlabel', { account }) }),
  create({ world, call }, { account }) {
    const { name } = readParams(call.params, { name: required(text) });
    return { id: ensureLabel(world, account, textOf(name)).id };
  },
};

/** `campaignsbylabels` and its sisters: what carries any, or all, of these labels. */
export function byLabels(kind: string): Edge {
  return {
    list(visit, { account }) {
      const { ad_label_ids: wished } = readParams(visit.call.params, { ad_label_ids: required(list) });
      const ids = listOf(wished).map(textOf);
      const all = visit.call.params['operator'] === 'ALL';
      const carries = (thing: Thing) => {
        const own = listOf(thing.fields['adlabels']).map((label) => textOf(mapOf(label)['id']));
        return all ? ids.every((id) => own.includes(id)) : ids.some((id) => own.includes(id));
      };
      return listAdObjects(visit, visit.world.store.list(kind, { account }).filter(carries));
    },
  };
}

/** Labels by id or by name; a name that is new becomes a label. */
export function resolveLabels(world: World, account: string, given: unknown): Fields {
  if (given === undefined) return {};
  const labels = listOf(parsed(given)).map((label) => {
    const { id, name } = mapOf(label);
    const known = id === undefined ? ensureLabel(world, account, textOf(name)) : world.store.find(textOf(id));
    if (known?.kind !== 'adlabel') throw new GraphError('noObject', { id: textOf(id), method: 'post' });
    return { id: known.id, name: known.fields['name'] };
  });
  return { adlabels: labels };
}

function ensureLabel(world: World, account: string, name: string): Thing {
  if (!name) throw new GraphError('required', { name: 'adlabels[0][name]' });
  const known = world.store.list('adlabel', { account }).find(({ fields }) => fields['name'] === name);
  return known ?? makeThing(world, { kind: 'adlabel', account, fields: { name } });
}

import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { list, oneOf, parsed, readParams, required, textUpTo } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { listAdObjects, moment } from './ad-objects.ts';
import { changeThing, makeThing } from './changes.ts';

const labelName = textUpTo(400);

export const adLabel: NodeType = {
  name: 'AdLabel',
  marketing: true,
  guard: guardAds,
  fields: {
    ...stored('name'),
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
    account: (_visit, label) => ({ id: `act_${label.account}`, account_id: label.account }),
  },
  brief: ['name'],
  change({ world, call }, label) {
    const { name } = readParams(call.params, { name: required(labelName) });
    changeThing(world, label, { name });
    for (const thing of carriersOf(world, label))
      setLabels(world, thing, labelsOf(thing), label.id, textOf(name));
  },
  remove({ world }, label) {
    for (const thing of carriersOf(world, label))
      setLabels(
        world,
        thing,
        labelsOf(thing).filter(({ id }) => id !== label.id),
      );
    world.store.remove(label.id);
  },
};

export const adLabelsEdge: Edge = {
  list: ({ world }, { account }) => ({ things: world.store.list('adlabel', { account }) }),
  create({ world, call }, { account }) {
    const { name } = readParams(call.params, { name: required(labelName) });
    return { id: world.store.transaction(() => ensureLabel(world, account, textOf(name)).id) };
  },
};

/** `{id}/adlabels`: the labels of one object, more of them, or fewer. */
export const labelsEdge: Edge = {
  list: ({ world }, thing) => ({
    things: labelsOf(thing)
      .map(({ id }) => world.store.find(textOf(id)))
      .filter((label) => label !== undefined),
  }),
  create({ world, call }, thing) {
    const { adlabels } = readParams(call.params, { adlabels: required(list) });
    world.store.transaction(() => {
      const more = listOf(resolveLabels(world, thing.account, adlabels)['adlabels']).map(mapOf);
      const kept = labelsOf(thing).filter(({ id }) => !more.some((label) => label['id'] === id));
      changeThing(world, thing, { adlabels: [...kept, ...more] });
    });
    return { success: true, id: thing.id };
  },
  remove({ world, call }, thing) {
    const { adlabels } = readParams(call.params, { adlabels: required(list) });
    const gone = listOf(adlabels).map(mapOf);
    const isGone = (own: Fields) => gone.some(({ id, name }) => own['id'] === id || own['name'] === name);
    changeThing(world, thing, { adlabels: labelsOf(thing).filter((own) => !isGone(own)) });
    return { success: true };
  },
};

/** `campaignsbylabels` and its sisters: what carries any, or all, of these labels. */
export function byLabels(kind: string): Edge {
  return {
    list(visit, { account }) {
      const { ad_label_ids: wished, operator } = readParams(visit.call.params, {
        ad_label_ids: required(list),
        operator: oneOf(['ANY', 'ALL']),
      });
      const ids = listOf(wished).map(textOf);
      const carries = (thing: Thing) => {
        const own = labelsOf(thing).map((label) => textOf(label['id']));
        return operator === 'ALL' ? ids.every((id) => own.includes(id)) : ids.some((id) => own.includes(id));
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
    if (known?.kind !== 'adlabel' || known.account !== account)
      throw new GraphError('noObject', { id: textOf(id), method: 'post' });
    return { id: known.id, name: known.fields['name'] };
  });
  return { adlabels: labels };
}

function ensureLabel(world: World, account: string, name: string): Thing {
  if (!name) throw new GraphError('required', { name: 'adlabels[0][name]' });
  const isKnown = ({ fields }: Thing) => fields['name'] === name;
  const known =
    switchOf(world, 'labels_by_name') === 'one-each'
      ? world.store.list('adlabel', { account }).find(isKnown)
      : undefined;
  return known ?? makeThing(world, { kind: 'adlabel', account, fields: { name } });
}

function labelsOf(thing: Thing): Fields[] {
  return listOf(thing.fields['adlabels']).map(mapOf);
}

function carriersOf({ store }: World, label: Thing): Thing[] {
  const all = ['campaign', 'adset', 'ad', 'adcreative'].flatMap((kind) =>
    store.list(kind, { account: label.account }),
  );
  return all.filter((thing) => labelsOf(thing).some(({ id }) => id === label.id));
}

function setLabels(world: World, thing: Thing, labels: Fields[], renamed?: string, name?: string): void {
  const adlabels = labels.map((label) => (label['id'] === renamed ? { ...label, name } : label));
  world.store.update(thing, { adlabels });
}

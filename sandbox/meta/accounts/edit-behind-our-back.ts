import { CannotObey } from '#sandbox/control/cannot-obey.ts';
import { type Fields, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { nodeTypes } from '#sandbox/meta/graph/node-types.ts';
import { allStatuses } from '#sandbox/meta/graph/vocabulary.ts';
import { changeThing } from './changes.ts';

/**
 * Somebody changes an object in Ads Manager: no questions, and no checks but of the status, on which all stands. What is
 * null is taken away.
 */
export function editBehindOurBack(world: World, id: string, fields: Fields): Fields {
  const thing = world.store.find(id) ?? world.store.find(`act_${id}`);
  if (!thing || !nodeTypes[thing.kind]) throw new CannotObey(`There is no object ${textOf(id)}.`);
  const { status } = fields;
  // A creative that was changed is no more the same as one that is made anew.
  const noTwin = thing.kind === 'adcreative' ? { fingerprint: undefined } : {};
  const isSwitched = ['campaign', 'adset', 'ad'].includes(thing.kind);
  if (isSwitched && status !== undefined && !allStatuses.includes(textOf(status)))
    throw new CannotObey(`"fields.status": is one of ${allStatuses.join(', ')}.`);
  const edited = world.store.transaction(() =>
    changeThing(world, thing, { ...withoutNulls(fields), ...noTwin }),
  );
  return { id: edited.id, ...edited.fields };
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined]));
}

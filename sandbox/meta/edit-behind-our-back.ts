import { CannotObey } from '../cannot-obey.ts';
import { type Fields, textOf } from '../json.ts';
import type { World } from '../world.ts';
import { changeThing } from './changes.ts';
import { nodeTypes } from './node-types.ts';

/** Somebody changes an object in Ads Manager: no checks, no questions. */
export function editBehindOurBack(world: World, id: string, fields: Fields): Fields {
  const thing = world.store.find(id) ?? world.store.find(`act_${id}`);
  if (!thing || !nodeTypes[thing.kind]) throw new CannotObey(`There is no object ${textOf(id)}.`);
  const edited = world.store.transaction(() => changeThing(world, thing, fields));
  return { id: edited.id, ...edited.fields };
}

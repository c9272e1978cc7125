import { CannotObey } from '#sandbox/control/cannot-obey.ts';
import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { makeThing } from './changes.ts';

/** Somebody adds to a campaign in Ads Manager: a copy of an ad set with its ads, or of an ad, with what is said of it. */
export function copyBehindOurBack(world: World, id: string, fields: Fields): Fields {
  const thing = world.store.find(id);
  if (!thing || !['adset', 'ad'].includes(thing.kind))
    throw new CannotObey(`There is no ad set or ad ${textOf(id)}.`);
  const copy = world.store.transaction(() => copyOf(world, thing, { parent: thing.parent, fields }));
  return { id: copy.id };
}

function copyOf(world: World, thing: Thing, { parent, fields }: { parent: string; fields: Fields }): Thing {
  const { adlabels: _labels, ...said } = thing.fields;
  const { kind, account } = thing;
  const copy = makeThing(world, { kind, account, parent, fields: { ...said, ...fields } });
  for (const ad of kind === 'adset' ? world.store.list('ad', { parent: thing.id }) : [])
    copyOf(world, ad, { parent: copy.id, fields: {} });
  return copy;
}

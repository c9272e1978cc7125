import { type Fields, textOf } from '../json.ts';
import type { NewThing, Thing } from '../store.ts';
import type { World } from '../world.ts';

/** Delivery looks back at these, so every change of them is kept with its time. */
const remembered = ['status', 'daily_budget', 'lifetime_budget', 'start_time', 'end_time'];

export function makeThing(world: World, made: NewThing): Thing {
  const time = world.clock.now();
  const thing = world.store.insert({
    ...made,
    fields: { ...made.fields, created_time: time, updated_time: time },
  });
  remember(world, thing.id, made.fields);
  return thing;
}

export function changeThing(world: World, thing: Thing, changes: Fields): Thing {
  const changed = Object.entries(changes).filter(([name, value]) => thing.fields[name] !== value);
  remember(world, thing.id, Object.fromEntries(changed));
  return world.store.update(thing, { ...changes, updated_time: world.clock.now() });
}

function remember(world: World, id: string, fields: Fields): void {
  for (const what of remembered)
    if (fields[what] !== undefined)
      world.store.note({ thing: id, at: world.clock.now(), what, value: textOf(fields[what]) });
}

import * as z from 'zod';

import type { World } from '#sandbox/memory/world.ts';
import { type Switch, switches } from './switch-list.ts';

export type SwitchName = keyof typeof switches;
type ValueOf<Row> = Row extends { values: readonly (infer Value)[] } ? Value : number;
export type SwitchValue<Name extends SwitchName> = ValueOf<(typeof switches)[Name]>;

/** How a switch stands. */
export function switchOf<Name extends SwitchName>(world: World, name: Name): SwitchValue<Name> {
  const kept = world.store.setting(`switch ${name}`);
  if (kept === undefined) return usualOf(switches[name]) as SwitchValue<Name>;
  const read = shapeOf(switches[name]).safeParse(JSON.parse(kept));
  // The shape lets through nothing but a value of this switch.
  return (read.success ? read.data : usualOf(switches[name])) as SwitchValue<Name>;
}

/** What may be sent to turn switches: names and values of the list above, and nothing else. */
export const SwitchChanges = z.strictObject(
  Object.fromEntries(Object.entries(switches).map(([name, row]) => [name, shapeOf(row).optional()])),
);

/** Turns switches, and answers how all of them stand. */
export function turnSwitches(world: World, changes: z.infer<typeof SwitchChanges>): Record<string, unknown> {
  for (const [name, value] of Object.entries(changes))
    world.store.setSetting(`switch ${name}`, JSON.stringify(value));
  return Object.fromEntries(listSwitches(world).map(({ name, value }) => [name, value]));
}

/** Every switch, for the person who looks inside. */
export function listSwitches(world: World) {
  // Object.keys tells no more than that they are texts.
  return (Object.keys(switches) as SwitchName[]).map((name) => {
    const row: Switch = switches[name];
    const { about } = row;
    const choice = 'values' in row ? { values: [...row.values] } : { least: row.least, most: row.most };
    return { name, value: switchOf(world, name), usual: usualOf(row), about, ...choice };
  });
}

function shapeOf(row: Switch) {
  return 'values' in row ? z.literal([...row.values]) : z.int().min(row.least).max(row.most);
}

function usualOf(row: Switch) {
  return 'values' in row ? row.values[0] : row.usual;
}

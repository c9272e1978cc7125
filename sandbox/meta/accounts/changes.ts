import { type Fields, textOf } from '#sandbox/json.ts';
import type { NewThing, Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { presentHand } from '#sandbox/meta/activities/hand.ts';
import { noteActivities } from '#sandbox/meta/activities/note-activities.ts';
import { statusChanged } from '#sandbox/meta/webhooks/webhooks.ts';

/** Delivery looks back at these, so every change of them is kept with its time. */
const remembered = `
  status account_status rejected objective optimization_goal destination_type daily_budget lifetime_budget spend_cap
  spend_cap_from start_time end_time stop_time targeting creative_id`
  .trim()
  .split(/\s+/);

export function makeThing(world: World, made: NewThing): Thing {
  const time = world.clock.now();
  const thing = world.store.insert({
    ...made,
    fields: { ...made.fields, created_time: time, updated_time: time, ...lastHand(made.kind) },
  });
  remember(world, thing.id, made.fields);
  noteActivities(world, thing);
  return thing;
}

export function changeThing(world: World, thing: Thing, changes: Fields): Thing {
  const changed = Object.entries(changes).filter(([name, value]) => thing.fields[name] !== value);
  rememberFormer(world, thing, changed);
  const after = Object.fromEntries(changed);
  remember(world, thing.id, after);
  noteActivities(world, thing, { before: thing.fields, after });
  const news = world.store.update(thing, {
    updated_time: world.clock.now(),
    ...(changed.length > 0 && lastHand(thing.kind)),
    ...changes,
  });
  if (after['status'] !== undefined) statusChanged(world, news);
  return news;
}

/** Ads tell which program had them last. */
function lastHand(kind: string): Fields {
  return kind === 'ad' ? { last_updated_by_app_id: presentHand().applicationId } : {};
}

function remember(world: World, id: string, fields: Fields): void {
  for (const what of remembered)
    if (fields[what] !== undefined)
      world.store.note({ thing: id, at: world.clock.now(), what, value: written(fields[what]) });
}

/** What nobody has noted yet was so from the beginning. */
function rememberFormer({ store }: World, { id, fields }: Thing, changed: [string, unknown][]): void {
  const noted = new Set(store.changesOf(id).map(({ what }) => what));
  for (const [what] of changed)
    if (remembered.includes(what) && fields[what] !== undefined && !noted.has(what))
      store.note({ thing: id, at: 0, what, value: written(fields[what]) });
}

function written(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : textOf(value);
}

import type { Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { activityKinds, eventOf, type EventType } from './event-types.ts';
import { type Hand, presentHand } from './hand.ts';

/** Adds a row for each thing Meta tells of: a new object, or what of it has changed. */
export function noteActivities(
  world: World,
  thing: Thing,
  changed?: { before: Fields; after: Fields },
): void {
  const hand = presentHand();
  if (!activityKinds.includes(thing.kind) || !hand.isLogged) return;
  const fields = changed ? Object.keys(changed.after) : ['+'];
  for (const field of fields) {
    const event = eventOf(thing.kind, field);
    if (event)
      noteActivity(world, thing, event, hand, valuesOf(field, changed?.before[field], changed?.after[field]));
  }
}

/** One row about a thing, as this hand's doing. */
export function noteActivity(
  world: World,
  thing: Thing,
  { type, categories, words }: EventType,
  hand: Hand,
  extra: Fields,
  at = world.clock.now(),
): void {
  const { isLogged: _isLogged, ...who } = hand;
  world.store.insert({
    kind: 'activity',
    account: thing.account,
    parent: thing.id,
    fields: {
      ...who,
      type,
      categories,
      words,
      extra,
      at,
      objectKind: thing.kind,
      objectName: thing.fields['name'],
    },
  });
}

const statusWords: Record<string, string> = {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  DELETED: 'Deleted',
  ARCHIVED: 'Archived',
};

/** Statuses are told in words, all else as it is kept, amounts as text in minor units. */
function valuesOf(field: string, before: unknown, after: unknown): Fields {
  if (field === '+') return {};
  const tell = (value: unknown) => {
    if (field === 'status') return statusWords[String(value)] ?? value;
    return typeof value === 'number' ? String(value) : (value ?? '');
  };
  return {
    old_value: tell(before),
    new_value: tell(after),
    ...(field === 'status' && { type: 'status' }),
  };
}

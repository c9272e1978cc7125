import { type Fields, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { inHand, metaItself } from '#sandbox/meta/activities/hand.ts';
import { optionsOf } from './rule-specs.ts';

/** Does to an object what a rule says, and tells it as the rule's history does; undefined where it must wait. */
export function actOnRule(world: World, rule: Thing, object: Thing): Fields | undefined {
  const execution = mapOf(rule.fields['execution_spec']);
  const options = optionsOf(execution);
  const counted = mapOf(mapOf(rule.fields['acted'])[object.id]);
  const most = numberOf(options['execution_count_limit']);
  const everyMs = (numberOf(options['action_frequency']) ?? 0) * 60_000;
  const now = world.clock.now();
  const hadEnough = most !== undefined && Number(counted['count'] ?? 0) >= most;
  const isTooSoon = counted['at'] !== undefined && now - Number(counted['at']) < everyMs;
  if (hadEnough || isTooSoon) return undefined;
  const done = inHand(metaItself, () =>
    carryOut(world, textOf(execution['execution_type']), options, object),
  );
  if (done['action'] !== 'NOT_CHANGED') {
    const acted = { count: Number(counted['count'] ?? 0) + 1, at: now };
    world.store.update(world.store.find(rule.id) ?? rule, {
      acted: { ...mapOf(rule.fields['acted']), [object.id]: acted },
    });
  }
  return done;
}

function carryOut(world: World, type: string, options: Fields, object: Thing): Fields {
  if (type === 'NOTIFICATION') return { action: 'FACEBOOK_NOTIFICATION_SENT' };
  const [field, after] =
    type === 'PAUSE'
      ? ['status', 'PAUSED']
      : type === 'UNPAUSE'
        ? ['status', 'ACTIVE']
        : ['daily_budget', budgetAfter(object, mapOf(options['change_spec']))];
  const before = object.fields[field];
  if (after === undefined || before === after) return { action: 'NOT_CHANGED' };
  changeThing(world, object, { [field]: after });
  const action = { PAUSE: 'PAUSED', UNPAUSE: 'UNPAUSED' }[type] ?? 'CHANGED_BUDGET';
  return { action, field, old_value: textOf(before), new_value: textOf(after) };
}

/** No further than its limit; undefined where the object has no daily budget. */
function budgetAfter(object: Thing, { amount, unit, limit }: Fields): number | undefined {
  const before = numberOf(object.fields['daily_budget']);
  if (before === undefined) return undefined;
  const by = Number(amount);
  const wished = Math.round(unit === 'PERCENTAGE' ? before * (1 + by / 100) : before + by);
  const bound = numberOf(limit);
  if (bound === undefined) return Math.max(1, wished);
  return by > 0 ? Math.max(before, Math.min(wished, bound)) : Math.min(before, Math.max(wished, bound));
}

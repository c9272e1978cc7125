import { mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { holdsFor, passes, presetOf } from './evaluate-rule.ts';
import { readRuleField } from './rule-figures.ts';
import { filtersOf } from './rule-specs.ts';

/**
 * Whether what a rule waits for has come about at an object since it last looked: once when it turns true, and again
 * only after it was false.
 */
export function hasFired(world: World, rule: Thing, object: Thing): boolean {
  const evaluation = mapOf(rule.fields['evaluation_spec']);
  const trigger = mapOf(evaluation['trigger']);
  const seen = mapOf(rule.fields['seen']);
  const before = seen[object.id];
  const preset = presetOf(filtersOf(evaluation));
  const figure = () => readRuleField(world, object, textOf(trigger['field']), preset);
  const holds = () => holdsFor(world, rule, object);
  const { isMet, now } = ((): { isMet: boolean; now: unknown } => {
    switch (textOf(trigger['type'])) {
      case 'METADATA_CREATION': {
        const isNew =
          before === undefined && Number(object.fields['created_time']) > Number(rule.fields['created_time']);
        return { isMet: isNew && holds(), now: true };
      }
      case 'METADATA_UPDATE': {
        const value = JSON.stringify(object.fields[textOf(trigger['field'])] ?? null);
        return { isMet: before !== undefined && before !== value && holds(), now: value };
      }
      case 'STATS_MILESTONE': {
        const reached = Math.floor((numberOf(figure()) ?? 0) / Number(trigger['value']));
        return { isMet: reached > Number(before ?? 0) && holds(), now: reached };
      }
      default: {
        const condition = { operator: textOf(trigger['operator']), value: trigger['value'] };
        const isTrue = passes(figure(), condition) && holds();
        return { isMet: isTrue && before !== true, now: isTrue };
      }
    }
  })();
  if (now !== before)
    world.store.update(world.store.find(rule.id) ?? rule, { seen: { ...seen, [object.id]: now } });
  return isMet;
}

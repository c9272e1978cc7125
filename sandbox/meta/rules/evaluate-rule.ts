import { listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { splitField } from './rule-fields.ts';
import { readRuleField } from './rule-figures.ts';
import { filtersOf, type RuleFilter } from './rule-specs.ts';

/** The objects a rule is about: those it names, or all of a kind, also such as came later. */
export function objectsOf({ store }: World, rule: Thing): Thing[] {
  const filters = filtersOf(mapOf(rule.fields['evaluation_spec']));
  const entity = filters.find(({ field }) => field === 'entity_type');
  const named = filters.find(({ field, operator }) => field === 'id' && operator !== 'NOT_IN');
  if (!named) return store.list(textOf(entity?.value).toLowerCase() || 'campaign', { account: rule.account });
  const ids = (Array.isArray(named.value) ? named.value : [named.value]).map(textOf);
  return ids
    .map((id) => store.find(id))
    .filter((thing) => thing !== undefined)
    .filter(({ account, kind }) => account === rule.account && isKind(kind, textOf(entity?.value)));
}

function isKind(kind: string, entity: string): boolean {
  return ['ad', 'adset', 'campaign'].includes(kind) && (!entity || entity.toLowerCase() === kind);
}

/** Whether all conditions of a rule hold for an object now, those it does not say among them. */
export function holdsFor(world: World, rule: Thing, object: Thing): boolean {
  const { evaluation_spec: evaluation, execution_spec: execution } = rule.fields;
  const filters = filtersOf(mapOf(evaluation));
  const preset = presetOf(filters);
  const isUnpause = mapOf(execution)['execution_type'] === 'UNPAUSE';
  const hidden: RuleFilter = isUnpause
    ? { field: 'effective_status', operator: 'NOT_IN', value: ['DELETED', 'ARCHIVED'] }
    : { field: 'effective_status', operator: 'IN', value: ['ACTIVE', 'PENDING_REVIEW'] };
  const saysStatus = filters.some(({ field }) => splitField(field).name === 'effective_status');
  return [...filters, ...(saysStatus ? [] : [hidden])]
    .filter(({ field }) => !['time_preset', 'attribution_window'].includes(field))
    .every((filter) => passes(readRuleField(world, object, filter.field, preset), filter));
}

export function presetOf(filters: RuleFilter[]): string {
  return textOf(filters.find(({ field }) => field === 'time_preset')?.value) || 'LIFETIME';
}

export function passes(value: unknown, { operator, value: wanted }: Omit<RuleFilter, 'field'>): boolean {
  const wishes = (Array.isArray(wanted) ? wanted : [wanted]).map(textOf);
  const has = wishes.includes(textOf(value));
  const [low = Number.NaN, high = Number.NaN] = listOf(wanted).map((each) => numberOf(each) ?? Number.NaN);
  const number = numberOf(value);
  switch (operator) {
    case 'EQUAL':
    case 'IN':
      return has;
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return !has;
    case 'CONTAIN':
      return wishes.some((wish) => textOf(value).includes(wish));
    case 'NOT_CONTAIN':
      return !wishes.some((wish) => textOf(value).includes(wish));
    case 'ANY':
    case 'ALL':
    case 'NONE':
      return ofLabels(
        operator,
        listOf(value)
          .map(mapOf)
          .map(({ id }) => textOf(id)),
        wishes,
      );
    default:
  }
  if (number === undefined) return false;
  if (operator === 'GREATER_THAN') return number > Number(wanted);
  if (operator === 'LESS_THAN') return number < Number(wanted);
  const isWithin = number >= low && number <= high;
  return operator === 'IN_RANGE' ? isWithin : !isWithin;
}

function ofLabels(operator: string, own: string[], wishes: string[]): boolean {
  if (operator === 'ALL') return wishes.every((wish) => own.includes(wish));
  return wishes.some((wish) => own.includes(wish)) === (operator === 'ANY');
}

import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { isCost, isRuleField, needsPreset, rulePresets } from './rule-fields.ts';

export interface RuleFilter {
  field: string;
  operator: string;
  value: unknown;
}

const operators = [
  'GREATER_THAN',
  'LESS_THAN',
  'EQUAL',
  'NOT_EQUAL',
  'IN_RANGE',
  'NOT_IN_RANGE',
  'IN',
  'NOT_IN',
  'CONTAIN',
  'NOT_CONTAIN',
  'ANY',
  'ALL',
  'NONE',
];
const entityTypes = ['AD', 'ADSET', 'CAMPAIGN'];
const triggerTypes = ['METADATA_CREATION', 'METADATA_UPDATE', 'STATS_CHANGE', 'STATS_MILESTONE'];
const statOperators = ['GREATER_THAN', 'LESS_THAN', 'IN_RANGE', 'NOT_IN_RANGE'];
/** What a rule may do, and whether one with a trigger may, too. Bids, rotation and shared budgets are left to Meta. */
const executions: Record<string, boolean> = {
  NOTIFICATION: true,
  PAUSE: true,
  UNPAUSE: true,
  CHANGE_BUDGET: false,
  CHANGE_CAMPAIGN_BUDGET: false,
};
const schedules = ['SEMI_HOURLY', 'HOURLY', 'DAILY', 'CUSTOM'];
const optionFields = [
  'user_ids',
  'change_spec',
  'execution_count_limit',
  'action_frequency',
  'alert_preferences',
];

export interface RuleSpecs {
  evaluation: Fields;
  execution: Fields;
  schedule: Fields | undefined;
}

/** Throws what Meta would say of a rule that cannot be. */
export function checkRule(world: World, { evaluation, execution, schedule }: RuleSpecs): void {
  const type = textOf(evaluation['evaluation_type']);
  if (!['SCHEDULE', 'TRIGGER'].includes(type))
    throw mustBeOneOf('evaluation_spec[evaluation_type]', ['SCHEDULE', 'TRIGGER']);
  const filters = filtersOf(evaluation);
  checkFilters(filters, type);
  if (type === 'TRIGGER') checkTrigger(mapOf(evaluation['trigger']));
  else if (evaluation['trigger'] !== undefined)
    throw mustBe('evaluation_spec[trigger]', 'left out of SCHEDULE');
  checkSchedule(type, schedule);
  checkExecution(type, execution);
  const costs =
    filters.some(({ field }) => isCost(field)) || isCost(textOf(mapOf(evaluation['trigger'])['field']));
  if (execution['execution_type'] === 'PAUSE' && costs && switchOf(world, 'rule_pause_by_cost') === 'refused')
    throw new GraphError('ruleMayNotPauseByCost');
}

export function filtersOf(evaluation: Fields): RuleFilter[] {
  return listOf(evaluation['filters'])
    .map(mapOf)
    .map(({ field, operator, value }) => ({ field: textOf(field), operator: textOf(operator), value }));
}

function checkFilters(filters: RuleFilter[], type: string): void {
  for (const [place, { field, operator, value }] of filters.entries()) {
    const name = `evaluation_spec[filters][${place}]`;
    if (!isRuleField(field, type)) throw mustBe(`${name}[field]`, `a field of ${type} rules`);
    if (!operators.includes(operator)) throw mustBeOneOf(`${name}[operator]`, operators);
    if (value === undefined) throw new GraphError('required', { name: `${name}[value]` });
  }
  const entity = filters.find(({ field }) => field === 'entity_type');
  if (entity && (entity.operator !== 'EQUAL' || !entityTypes.includes(textOf(entity.value))))
    throw mustBeOneOf('evaluation_spec[filters][entity_type]', entityTypes);
  const ids = filters.find(({ field }) => field === 'id');
  if (!entity && !ids) throw new GraphError('required', { name: 'evaluation_spec[filters][entity_type]' });
  const preset = filters.find(({ field }) => field === 'time_preset');
  if (!preset && filters.some(({ field }) => needsPreset(field)))
    throw new GraphError('required', { name: 'evaluation_spec[filters][time_preset]' });
  const { withToday, withoutToday } = rulePresets;
  const presets = type === 'TRIGGER' ? withToday : [...withToday, ...withoutToday];
  if (preset && !presets.includes(textOf(preset.value)))
    throw mustBeOneOf('evaluation_spec[filters][time_preset]', presets);
}

function checkTrigger(trigger: Fields): void {
  const { type, field, operator, value } = trigger;
  const kind = textOf(type);
  if (!triggerTypes.includes(kind)) throw mustBeOneOf('evaluation_spec[trigger][type]', triggerTypes);
  if (kind === 'METADATA_CREATION') return;
  if (!isRuleField(textOf(field), 'TRIGGER'))
    throw mustBe('evaluation_spec[trigger][field]', 'a field of TRIGGER rules');
  if (kind === 'STATS_CHANGE' && !statOperators.includes(textOf(operator)))
    throw mustBeOneOf('evaluation_spec[trigger][operator]', statOperators);
  if (kind !== 'STATS_MILESTONE') return;
  const step = numberOf(value) ?? 0;
  const least = leastSteps[textOf(field)] ?? 1;
  if (step < least || step % least !== 0)
    throw mustBe('evaluation_spec[trigger][value]', `a multiple of ${least}`);
}

const leastSteps: Record<string, number> = {
  impressions: 1000,
  unique_impressions: 1000,
  reach: 1000,
  clicks: 10,
  spent: 1000,
  results: 5,
};

function checkSchedule(type: string, schedule: Fields | undefined): void {
  if (type === 'TRIGGER') {
    if (schedule) throw mustBe('schedule_spec', 'left out of TRIGGER rules');
    return;
  }
  if (!schedule) throw new GraphError('required', { name: 'schedule_spec' });
  const kind = textOf(schedule['schedule_type']);
  if (!schedules.includes(kind)) throw mustBeOneOf('schedule_spec[schedule_type]', schedules);
  const windows = listOf(schedule['schedule']).map(mapOf);
  if (kind === 'CUSTOM' && windows.length === 0)
    throw new GraphError('required', { name: 'schedule_spec[schedule]' });
  if (kind !== 'CUSTOM' && windows.length > 0)
    throw mustBe('schedule_spec[schedule]', 'left out unless CUSTOM');
  for (const { start_minute: start, end_minute: end, days } of windows) {
    if (start === undefined && listOf(days).length === 0)
      throw new GraphError('required', { name: 'schedule_spec[schedule][start_minute]' });
    for (const minute of [start, end])
      if (minute !== undefined && !isHalfHour(minute))
        throw mustBe('schedule_spec[schedule][start_minute]', 'a multiple of 30 below 1440');
    if (listOf(days).some((day) => !Number.isInteger(day) || Number(day) < 0 || Number(day) > 6))
      throw mustBe('schedule_spec[schedule][days]', 'numbers from 0 to 6');
  }
}

function isHalfHour(value: unknown): boolean {
  const minute = numberOf(value) ?? Number.NaN;
  return minute >= 0 && minute <= 1440 && minute % 30 === 0;
}

function checkExecution(type: string, execution: Fields): void {
  const kind = textOf(execution['execution_type']);
  const allowed = Object.keys(executions).filter((name) => type === 'SCHEDULE' || executions[name]);
  if (!allowed.includes(kind)) throw mustBeOneOf('execution_spec[execution_type]', allowed);
  const options = optionsOf(execution);
  for (const name of Object.keys(options))
    if (!optionFields.includes(name))
      throw mustBeOneOf('execution_spec[execution_options][field]', optionFields);
  if (!kind.startsWith('CHANGE_')) return;
  const { amount, unit, target_field: target } = mapOf(options['change_spec']);
  if (numberOf(amount) === undefined)
    throw new GraphError('required', { name: 'execution_spec[execution_options][change_spec][amount]' });
  if (target === undefined && !['ACCOUNT_CURRENCY', 'PERCENTAGE'].includes(textOf(unit)))
    throw mustBeOneOf('execution_spec[execution_options][change_spec][unit]', [
      'ACCOUNT_CURRENCY',
      'PERCENTAGE',
    ]);
}

/** Options by their names. */
export function optionsOf(execution: Fields): Fields {
  return Object.fromEntries(
    listOf(execution['execution_options'])
      .map(mapOf)
      .map(({ field, value }) => [textOf(field), value]),
  );
}

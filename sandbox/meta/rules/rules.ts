import { type Fields, mapOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { moment } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing, makeThing } from '#sandbox/meta/accounts/changes.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { flag, map, oneOf, type Params, readParams, required, textUpTo } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { holdsFor, objectsOf } from './evaluate-rule.ts';
import { historyEdge } from './rule-history.ts';
import { checkRule } from './rule-specs.ts';
import { isTrigger, look } from './run-rules.ts';

const specs: Params = { evaluation_spec: map, execution_spec: map, schedule_spec: map };
const status = oneOf(['ENABLED', 'DISABLED', 'DELETED']);

export const adRule: NodeType = {
  name: 'AdRule',
  marketing: true,
  guard: guardAds,
  brief: ['name'],
  fields: {
    ...stored('name status disable_error_code created_by evaluation_spec execution_spec schedule_spec'),
    account_id: (_visit, { account }) => account,
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
  },
  edges: {
    history: historyEdge,
    preview: { create: preview },
    execute: { create: execute },
  },
  change({ world, call }, rule) {
    const changes = readParams(call.params, { name: textUpTo(400), status, ...specs });
    check(world, { ...rule.fields, ...changes });
    changeThing(world, rule, {
      ...changes,
      ...(changes['status'] !== undefined && { disable_error_code: undefined }),
    });
  },
  remove: ({ world }, rule) => void changeThing(world, rule, { status: 'DELETED' }),
};

/** `{account}/adrules_library`: the rules of an account, and a new one. */
export const rulesEdge: Edge = {
  list: ({ world }, { account }) => ({ things: presentRules(world, account) }),
  create({ world, call, caller }, { account }) {
    const made = readParams(call.params, {
      name: required(textUpTo(400)),
      status,
      evaluation_spec: required(map),
      execution_spec: required(map),
      schedule_spec: map,
    });
    check(world, made);
    if (presentRules(world, account).length >= switchOf(world, 'rules_per_account'))
      throw mustBe('adrules_library', `at most ${switchOf(world, 'rules_per_account')} rules`);
    const maker = { id: caller.userId, name: world.store.find(caller.userId)?.fields['name'] };
    const fields = { status: 'ENABLED', ...made, created_by: maker };
    return { id: makeThing(world, { kind: 'adrule', account, fields }).id };
  },
};

/** `{object}/adrules_governed`: the rules that touch an object; with `pass_evaluation`, those that would act now. */
export const governedEdge: Edge = {
  list({ world, call }, object) {
    const { pass_evaluation: onlyMet } = readParams(call.params, { pass_evaluation: flag });
    const things = presentRules(world, object.account).filter(
      (rule) =>
        objectsOf(world, rule).some(({ id }) => id === object.id) &&
        (!onlyMet || holdsFor(world, rule, object)),
    );
    return { things };
  },
};

function presentRules({ store }: World, account: string): Thing[] {
  return store.list('adrule', { account }).filter(({ fields }) => fields['status'] !== 'DELETED');
}

function check(world: World, { evaluation_spec, execution_spec, schedule_spec }: Fields): void {
  checkRule(world, {
    evaluation: mapOf(evaluation_spec),
    execution: mapOf(execution_spec),
    schedule: schedule_spec === undefined ? undefined : mapOf(schedule_spec),
  });
}

function preview({ world }: Visit, rule: Thing): Fields {
  needClock(rule);
  return {
    data: objectsOf(world, rule)
      .filter((object) => holdsFor(world, rule, object))
      .map(({ id }) => ({ id })),
  };
}

function execute({ world }: Visit, rule: Thing): Fields {
  needClock(rule);
  look(world, rule, { isManual: true });
  return { success: true };
}

function needClock(rule: Thing): void {
  if (isTrigger(rule)) throw mustBe('rule', 'a rule with a schedule');
}

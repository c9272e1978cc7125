import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { flag, oneOf, readParams, text } from '#sandbox/meta/graph/params.ts';

/** One look of a rule, and what it did. */
export const adRuleRun: NodeType = {
  name: 'AdRuleHistory',
  marketing: true,
  isNameless: true,
  guard: guardAds,
  brief: ['timestamp', 'is_manual', 'results', 'exception_code', 'exception_message'],
  fields: {
    ...stored('evaluation_spec execution_spec schedule_spec results'),
    rule_id: (_visit, { parent }) => parent,
    timestamp: (_visit, { fields }) =>
      new Date(Number(fields['at'])).toISOString().replace(/\.\d+Z$/, '+0000'),
    is_manual: (_visit, { fields }) => fields['isManual'],
    exception_code: () => 0,
    exception_message: () => '',
  },
};

/** `{rule}/history`, newest first. */
export const historyEdge: Edge = {
  list: ({ world, call }, rule) => ({
    things: chosen(call, world.store.list('adrulerun', { parent: rule.id })),
  }),
};

/** `{account}/adrules_history`: of all rules, also of those that are gone. */
export const accountHistoryEdge: Edge = {
  list({ world, call }, { account }) {
    const { evaluation_type: type } = readParams(call.params, {
      evaluation_type: oneOf(['SCHEDULE', 'TRIGGER']),
    });
    const runs = world.store.list('adrulerun', { account });
    const isAsked = ({ fields }: Thing) =>
      type === undefined || mapOf(fields['evaluation_spec'])['evaluation_type'] === type;
    return { things: chosen(call, runs.filter(isAsked)) };
  },
};

function chosen(call: GraphCall, runs: Thing[]): Thing[] {
  const {
    object_id: object,
    action,
    hide_no_changes: onlyChanges,
  } = readParams(call.params, {
    object_id: text,
    action: text,
    hide_no_changes: flag,
  });
  const isAsked = ({ fields }: Thing) => {
    const results = listOf(fields['results']).map(mapOf);
    const done = results.flatMap(actionsOf);
    if (onlyChanges && !done.some((each) => each !== 'NOT_CHANGED')) return false;
    if (object !== undefined && !results.some(({ object_id: id }) => id === object)) return false;
    return action === undefined || done.includes(textOf(action));
  };
  return runs.filter(isAsked).toReversed();
}

function actionsOf(result: Fields): string[] {
  return listOf(result['actions'])
    .map(mapOf)
    .map(({ action }) => textOf(action));
}

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';
import { plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';

let practice: Practice;
let tree: Tree;
// A Sunday, at midnight in Oslo. An ad set spends about a hundred kroner a day.
beforeEach(async () => {
  practice = await openPractice({ now: () => Date.parse('2026-10-03T22:00:00Z') });
  tree = await plantTree(practice, 'ACTIVE');
});
afterEach(() => practice.close());

const hours = (count: number) => practice.advance(count * 60);
const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value });
const option = (field: string, value: unknown) => ({ field, operator: 'EQUAL', value });

/** Pauses the ad set once it has spent more than so many øre on a day. */
function brake(most: number, changes: Fields = {}): Fields {
  return {
    name: 'Never more than that a day',
    evaluation_spec: {
      evaluation_type: 'SCHEDULE',
      filters: [
        filter('id', 'IN', [tree.adSet]),
        filter('time_preset', 'EQUAL', 'TODAY'),
        filter('spent', 'GREATER_THAN', most),
      ],
    },
    execution_spec: { execution_type: 'PAUSE' },
    schedule_spec: { schedule_type: 'SEMI_HOURLY' },
    ...changes,
  };
}
const filters = (...all: Fields[]) => ({ evaluation_spec: { evaluation_type: 'SCHEDULE', filters: all } });
const make = async (body: Fields) => {
  const answer = await practice.graph.post(`${nok}/adrules_library`, body);
  expect(verdict(answer)).toBe('ok');
  return textOf(answer['id']);
};
const refusal = async (body: Fields) => verdict(await practice.graph.post(`${nok}/adrules_library`, body));
const statusOf = async (id: string) => (await practice.graph.get(id, { fields: 'status' }))['status'];
const spent = async (query: Fields = { date_preset: 'maximum' }) =>
  rowsOf(await practice.graph.get(`${tree.adSet}/insights`, { fields: 'spend', ...query })).reduce(
    (sum, { spend }) => sum + Math.round(Number(spend) * 100),
    0,
  );
const historyOf = async (id: string, query: Fields = {}) =>
  rowsOf(await practice.graph.get(`${id}/history`, { fields: 'timestamp,is_manual,results', ...query }));

test('a brake holds while nobody looks: the ad set is paused within half an hour of what it may spend', async () => {
  const rule = await make(brake(3_000));
  await hours(24 * 5);
  expect(await statusOf(tree.adSet)).toBe('PAUSED');
  const all = await spent();
  expect(all).toBeGreaterThan(3_000);
  expect(all).toBeLessThan(3_700);
  const [run, ...others] = await historyOf(rule, { hide_no_changes: true });
  expect(others).toEqual([]);
  expect(run).toEqual({
    timestamp: expect.stringMatching(/^2026-10-04T\d\d:(00|30):00\+0000$/),
    is_manual: false,
    results: [
      {
        object_id: tree.adSet,
        object_type: 'ADSET',
        actions: [{ action: 'PAUSED', field: 'status', old_value: 'ACTIVE', new_value: 'PAUSED' }],
      },
    ],
  });
  const [row] = rowsOf(
    await practice.graph.get(`${nok}/activities`, { fields: 'event_type,actor_name,event_time' }),
  );
  expect(row).toEqual({
    event_type: 'update_ad_set_run_status',
    actor_name: 'System',
    event_time: mapOf(run)['timestamp'],
  });
});

test('looked at every quarter of an hour or not at all, an ad set is paused once', async () => {
  const watched = await openPractice({ now: () => Date.parse('2026-10-03T22:00:00Z') });
  const own = await plantTree(watched, 'ACTIVE');
  const body = JSON.parse(JSON.stringify(brake(3_000)).replaceAll(tree.adSet, own.adSet)) as Fields;
  await watched.graph.post(`${nok}/adrules_library`, body);
  await make(brake(3_000));
  for (let quarter = 0; quarter < 96; quarter += 1) {
    await watched.advance(15);
    await watched.graph.get(`${nok}/insights`, { fields: 'spend', date_preset: 'today' });
  }
  await hours(24);
  const paused = async (of: Practice) =>
    rowsOf(await of.graph.get(`${nok}/adrules_history`, { hide_no_changes: true })).map(
      ({ timestamp }) => timestamp,
    );
  expect(await paused(watched)).toHaveLength(1);
  expect(await paused(practice)).toHaveLength(1);
  await watched.close();
});

test('money without a lead stops a campaign, two conditions and no cost among them', async () => {
  const rule = (most: number) =>
    brake(0, {
      name: 'Money without leads',
      ...filters(
        filter('id', 'IN', [tree.adSet]),
        filter('time_preset', 'EQUAL', 'LIFETIME'),
        filter('spent', 'GREATER_THAN', 2_000),
        filter('leadgen', 'LESS_THAN', most),
      ),
    });
  await make(rule(0));
  await hours(48);
  expect(await statusOf(tree.adSet)).toBe('ACTIVE');
  await make(rule(1_000_000));
  await hours(1);
  expect(await statusOf(tree.adSet)).toBe('PAUSED');
});

test.each([
  ['LINK_CLICKS', 'OUTCOME_TRAFFIC', 'ACTIVE'],
  ['OFFSITE_CONVERSIONS', 'OUTCOME_SALES', 'PAUSED'],
])(
  'a result is what the ad set is after: clicks count with %s in %s, and then it is %s',
  async (goal, objective, status) => {
    await practice.control('edits', { id: tree.campaign, fields: { objective } });
    await practice.control('edits', { id: tree.adSet, fields: { optimization_goal: goal } });
    await make(
      brake(0, {
        ...filters(
          filter('id', 'EQUAL', tree.adSet),
          filter('time_preset', 'EQUAL', 'LIFETIME'),
          filter('spent', 'GREATER_THAN', 2_000),
          filter('results', 'LESS_THAN', 1),
        ),
      }),
    );
    await hours(48);
    expect(await statusOf(tree.adSet)).toBe(status);
  },
);

test('a rule about what something costs may not pause, or may, as Meta’s own examples do', async () => {
  const byCost = brake(0, {
    ...filters(
      filter('entity_type', 'EQUAL', 'ADSET'),
      filter('time_preset', 'EQUAL', 'TODAY'),
      filter('cost_per_lead_fb', 'GREATER_THAN', 100),
    ),
  });
  expect(await refusal(byCost)).toBe('2703');
  expect(await refusal({ ...byCost, execution_spec: { execution_type: 'NOTIFICATION' } })).toBe('ok');
  await practice.control('switches', { rule_pause_by_cost: 'accepted' });
  expect(await refusal(byCost)).toBe('ok');
});

const trigger = { type: 'STATS_CHANGE', field: 'spent', operator: 'GREATER_THAN', value: 3_000 };
test.each<[string, string, () => Fields]>([
  ['neither a kind nor ids', '100', () => brake(0, filters(filter('name', 'CONTAIN', 'Bergen')))],
  [
    'a figure without its days',
    '100',
    () => brake(0, filters(filter('id', 'IN', [tree.adSet]), filter('spent', 'LESS_THAN', 1))),
  ],
  [
    'a field nobody knows',
    '100',
    () => brake(0, filters(filter('id', 'IN', [tree.adSet]), filter('mood', 'EQUAL', 'good'))),
  ],
  ['an operator nobody knows', '100', () => brake(0, filters(filter('id', 'NEAR', [tree.adSet])))],
  [
    'days nobody knows',
    '100',
    () => brake(0, filters(filter('id', 'IN', [tree.adSet]), filter('time_preset', 'EQUAL', 'SOON'))),
  ],
  ['no schedule', '100', () => brake(0, { schedule_spec: undefined })],
  [
    'hours of its own without saying which',
    '100',
    () => brake(0, { schedule_spec: { schedule_type: 'CUSTOM' } }),
  ],
  [
    'minutes beside the half hour',
    '100',
    () => brake(0, { schedule_spec: { schedule_type: 'CUSTOM', schedule: [{ start_minute: 15 }] } }),
  ],
  [
    'a trigger with a schedule',
    '100',
    () =>
      brake(0, {
        evaluation_spec: { ...mapOf(brake(0)['evaluation_spec']), evaluation_type: 'TRIGGER', trigger },
      }),
  ],
  [
    'a trigger by days without today',
    '100',
    () =>
      brake(0, {
        schedule_spec: undefined,
        evaluation_spec: {
          evaluation_type: 'TRIGGER',
          trigger,
          filters: [filter('id', 'IN', [tree.adSet]), filter('time_preset', 'EQUAL', 'YESTERDAY')],
        },
      }),
  ],
  [
    'a trigger by what only the clock tells',
    '100',
    () =>
      brake(0, {
        schedule_spec: undefined,
        evaluation_spec: {
          evaluation_type: 'TRIGGER',
          trigger,
          filters: [
            filter('entity_type', 'EQUAL', 'ADSET'),
            filter('hours_since_creation', 'GREATER_THAN', 1),
          ],
        },
      }),
  ],
  [
    'a budget without its unit',
    '100',
    () =>
      brake(0, {
        execution_spec: {
          execution_type: 'CHANGE_BUDGET',
          execution_options: [option('change_spec', { amount: 5 })],
        },
      }),
  ],
])('Meta refuses a rule with %s', async (_what, expected, body) => {
  expect(await refusal(body())).toBe(expected);
});

test('a rule is read back as it was sent, changed whole, switched off, and deleted', async () => {
  const rule = await make(brake(3_000));
  const fields = 'name,status,account_id,created_by{name},evaluation_spec,execution_spec,schedule_spec';
  expect(await practice.graph.get(rule, { fields })).toEqual({
    id: rule,
    account_id: nok.slice(4),
    status: 'ENABLED',
    created_by: { name: 'Ingrid Solheim' },
    ...brake(3_000),
  });
  const half = { evaluation_spec: { evaluation_type: 'SCHEDULE' } };
  expect(verdict(await practice.graph.post(rule, half))).toBe('100');
  expect(verdict(await practice.graph.post(rule, { status: 'DISABLED' }))).toBe('ok');
  await hours(24);
  expect(await statusOf(tree.adSet)).toBe('ACTIVE');
  expect(rowsOf(await practice.graph.get(`${tree.adSet}/adrules_governed`))).toHaveLength(1);
  expect(await practice.graph.remove(rule)).toEqual({ success: true });
  expect(rowsOf(await practice.graph.get(`${nok}/adrules_library`))).toEqual([]);
  expect(rowsOf(await practice.graph.get(`${tree.adSet}/adrules_governed`))).toEqual([]);
});

test('somebody deletes a brake, or Meta finds fault with it: then it holds nothing', async () => {
  const rule = await make(brake(3_000));
  await practice.edit(rule, { status: 'HAS_ISSUES', disable_error_code: 1_815_752 }, { by: 'meta' });
  await hours(24);
  expect(await practice.graph.get(rule, { fields: 'status,disable_error_code' })).toMatchObject({
    status: 'HAS_ISSUES',
    disable_error_code: 1_815_752,
  });
  expect(await statusOf(tree.adSet)).toBe('ACTIVE');
});

test('what would be touched now can be seen, and a rule be asked to look at once', async () => {
  const rule = await make(brake(500, { schedule_spec: { schedule_type: 'DAILY' } }));
  const preview = async () => rowsOf(await practice.graph.post(`${rule}/preview`));
  expect(await preview()).toEqual([]);
  await hours(12);
  expect(await preview()).toEqual([{ id: tree.adSet }]);
  const governed = { pass_evaluation: true };
  expect(rowsOf(await practice.graph.get(`${tree.adSet}/adrules_governed`, governed))).toHaveLength(1);
  expect(await practice.graph.post(`${rule}/execute`)).toEqual({ success: true });
  expect(await statusOf(tree.adSet)).toBe('PAUSED');
  expect((await historyOf(rule, { hide_no_changes: true }))[0]).toMatchObject({ is_manual: true });
});

test('a rule with a trigger acts within minutes, once for each time it comes true, and cannot be asked to look', async () => {
  const body = brake(0, {
    schedule_spec: undefined,
    execution_spec: { execution_type: 'NOTIFICATION' },
    evaluation_spec: {
      evaluation_type: 'TRIGGER',
      trigger,
      filters: [filter('id', 'IN', [tree.adSet]), filter('time_preset', 'EQUAL', 'TODAY')],
    },
  });
  const rule = await make(body);
  await hours(24);
  const sent = await historyOf(rule);
  expect(sent).toHaveLength(1);
  expect(mapOf(listOf(sent[0]?.['results'])[0])['actions']).toEqual([
    { action: 'FACEBOOK_NOTIFICATION_SENT' },
  ]);
  await hours(24);
  expect(await historyOf(rule)).toHaveLength(2);
  expect(verdict(await practice.graph.post(`${rule}/execute`))).toBe('100');
  expect(verdict(await practice.graph.post(`${rule}/preview`))).toBe('100');
});

test('a milestone is told each time it is passed, a new object once', async () => {
  const telling = (evaluation: Fields) =>
    make({
      name: 'Tell',
      evaluation_spec: { evaluation_type: 'TRIGGER', ...evaluation },
      execution_spec: { execution_type: 'NOTIFICATION' },
    });
  const milestone = await telling({
    trigger: { type: 'STATS_MILESTONE', field: 'spent', operator: 'EQUAL', value: 2_000 },
    filters: [filter('id', 'IN', [tree.adSet]), filter('time_preset', 'EQUAL', 'LIFETIME')],
  });
  const birth = await telling({
    trigger: { type: 'METADATA_CREATION' },
    filters: [filter('entity_type', 'EQUAL', 'CAMPAIGN')],
  });
  await hours(24);
  expect((await historyOf(milestone)).length).toBe(Math.floor((await spent()) / 2_000));
  expect(await historyOf(birth)).toEqual([]);
  await plantTree(practice, 'ACTIVE');
  await hours(2);
  expect(await historyOf(birth)).toHaveLength(1);
});

test('a rule wakes in the morning what it paused in the evening, and raises a budget to its limit and no further', async () => {
  await make(brake(3_000));
  await make({
    name: 'Wake up',
    ...filters(filter('id', 'IN', [tree.adSet])),
    execution_spec: { execution_type: 'UNPAUSE' },
    schedule_spec: { schedule_type: 'CUSTOM', schedule: [{ start_minute: 0, days: [1] }] },
  });
  await hours(23);
  expect(await statusOf(tree.adSet)).toBe('PAUSED');
  await hours(2);
  expect(await statusOf(tree.adSet)).toBe('ACTIVE');
  const raise = await make({
    name: 'More',
    ...filters(filter('id', 'IN', [tree.adSet])),
    execution_spec: {
      execution_type: 'CHANGE_BUDGET',
      execution_options: [
        option('change_spec', { amount: 20, unit: 'PERCENTAGE', limit: 13_000 }),
        option('action_frequency', 1440),
      ],
    },
    schedule_spec: { schedule_type: 'HOURLY' },
  });
  const budget = async () =>
    (await practice.graph.get(tree.adSet, { fields: 'daily_budget' }))['daily_budget'];
  await practice.edit(tree.adSet, { status: 'ACTIVE' });
  await hours(3);
  expect(await budget()).toBe('12000');
  await practice.graph.remove(raise);
});

test('a rule that goes by old figures lets more be spent', async () => {
  await practice.control('switches', { rule_delay_minutes: 120 });
  await make(brake(3_000));
  await hours(24);
  expect(await statusOf(tree.adSet)).toBe('PAUSED');
  expect(await spent()).toBeGreaterThan(3_700);
});

test('a rule may be one too many, and may end with the one who made it', async () => {
  await practice.control('switches', {
    rules_per_account: 1,
    rule_without_its_maker: 'stops',
  });
  const rule = await make(brake(3_000));
  expect(await refusal(brake(3_000))).toBe('100');
  const { accessToken } = await practice.control('tokens', { state: 'expired' });
  expect(accessToken).toBeUndefined();
  await hours(24);
  const state = mapOf(await (await practice.send('GET', '/_sandbox/state')).json());
  const kept = listOf(mapOf(state['meta'])['adrules']).map(mapOf);
  expect(kept).toMatchObject([{ id: rule, status: 'HAS_ISSUES' }]);
});

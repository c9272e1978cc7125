import { expect, test } from 'vitest';
import { GatewayError } from '../../gateway-error.ts';
import type { OperationResult } from '../graph/batch.ts';
import { toSwitch } from '../steering/switch-all.ts';
import { recordResults } from './make-tree.ts';
import { missingOperations } from './tree-operations.ts';
import type { MadeTree, TreeOutcome, TreePlan } from './tree.ts';

const account = { id: 'act_1784', token: 'token', currency: 'NOK' };
const words = {
  headline: 'h',
  primaryText: 'p',
  description: 'd',
  callToAction: 'LEARN_MORE',
  imageHash: 'x',
};
const plan: TreePlan = {
  marker: 'adfjord:k7f3q2',
  name: 'Bathrooms',
  objective: 'traffic',
  specialAdCategories: [],
  dailyBudgetMinor: 15_000,
  targeting: { locations: [{ type: 'country', key: 'NO' }], ageMin: 18, ageMax: 65, genders: 'all' },
  page: { id: '104' },
  websiteUrl: 'https://shop.test',
  ads: [
    { ...words, name: 'Ad 1' },
    { ...words, name: 'Ad 2' },
  ],
};
const nothing: MadeTree = { creativeIds: [null, null], adIds: [null, null] };

function operationsAfter(made: MadeTree) {
  return missingOperations(account, plan, { made, positions: [0, 1] });
}

function outcomeOf(results: OperationResult[], made = nothing): TreeOutcome {
  const outcome: TreeOutcome = { ...structuredClone(made), unknown: false };
  recordResults(outcome, operationsAfter(made), results);
  return outcome;
}

const done = (id: string): OperationResult => ({ kind: 'done', body: { id } });
const unknown: OperationResult = { kind: 'unknown' };
function refused(words: string): OperationResult {
  return { kind: 'refused', error: new GatewayError({ service: 'Meta', failureKind: 'rejected', words }) };
}

test('a whole tree is one campaign, one ad set, and a creative and an ad for each planned ad', () => {
  const operations = operationsAfter(nothing);
  expect(operations.map(({ path }) => path.replace('act_1784/', ''))).toEqual([
    'campaigns',
    'adsets',
    'adcreatives',
    'ads',
    'adcreatives',
    'ads',
  ]);
  expect(operations[1]?.params).toMatchObject({ campaign_id: '{result=campaign:$.id}' });
  expect(operations[5]?.params).toMatchObject({
    adset_id: '{result=adset:$.id}',
    creative: { creative_id: '{result=creative-1:$.id}' },
  });
});

test('a repair makes only what is missing, under what is there', () => {
  const operations = operationsAfter({
    campaignId: '1',
    adSetId: '2',
    creativeIds: ['3', '4'],
    adIds: ['5', null],
  });
  expect(operations.map(({ name }) => name)).toEqual(['ad-1']);
  expect(operations[0]?.params).toMatchObject({ adset_id: '2', creative: { creative_id: '4' } });
  expect(
    operationsAfter({ campaignId: '1', adSetId: '2', creativeIds: [null, null], adIds: ['5', '6'] }),
  ).toEqual([]);
});

test('every id is kept at the place of its ad', () => {
  expect(outcomeOf(['1', '2', '3', '4', '5', '6'].map(done))).toEqual({
    campaignId: '1',
    adSetId: '2',
    creativeIds: ['3', '5'],
    adIds: ['4', '6'],
    unknown: false,
  });
});

test('the person reads the first real no, not the echo of it in what depended on it', () => {
  const echo = refused('{result=adset:$.id} failed');
  const outcome = outcomeOf([done('1'), refused('Budget is too low'), done('3'), echo, done('5'), echo]);
  expect(outcome.refusal?.words).toBe('Budget is too low');
  expect(outcome).toMatchObject({
    campaignId: '1',
    creativeIds: ['3', '5'],
    adIds: [null, null],
    unknown: false,
  });
});

test('one refused ad does not hide the others', () => {
  const outcome = outcomeOf([
    done('1'),
    done('2'),
    refused('No such image'),
    refused('echo'),
    done('5'),
    done('6'),
  ]);
  expect(outcome.refusal?.words).toBe('No such image');
  expect(outcome.adIds).toEqual([null, '6']);
});

test('an empty slot may have been made, and what waited for it is no refusal', () => {
  const outcome = outcomeOf([done('1'), unknown, done('3'), refused('echo'), done('5'), refused('echo')]);
  expect(outcome.unknown).toBe(true);
  expect(outcome.refusal).toBeUndefined();
});

test('an answer that is shorter than the question leaves the rest unknown', () => {
  expect(outcomeOf([done('1')])).toMatchObject({ campaignId: '1', unknown: true });
});

test('a launch starts one after the other, so that nothing after a failure starts', () => {
  const started = ['7', '2', '1'].map((id, position) => toSwitch(id, { position, to: 'ACTIVE' }));
  expect(started).toEqual([
    { name: 'switch-0', path: '7', params: { status: 'ACTIVE' } },
    { name: 'switch-1', path: '2', params: { status: 'ACTIVE' }, dependsOn: 'switch-0' },
    { name: 'switch-2', path: '1', params: { status: 'ACTIVE' }, dependsOn: 'switch-1' },
  ]);
});

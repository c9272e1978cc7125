import { expect, test } from 'vitest';
import { readBuilderState } from './use-wizard-step.ts';

test('what the wizard left in the history is found again', () => {
  const state = {
    previousRoute: '/drafts',
    isCreating: true,
    builderKey: 'k1',
    isStepChange: true,
    reached: 6,
    field: 'title',
  };
  expect(readBuilderState(state)).toEqual(state);
});

test.each([
  ['nothing', null],
  ['what another page left', 'fromElsewhere'],
])('%s is no state of the wizard', (_, state) => {
  expect(readBuilderState(state)).toEqual({});
});

test.each(['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'the way back never leads to %s',
  (previousRoute) => {
    expect(readBuilderState({ previousRoute })).not.toHaveProperty('previousRoute');
  },
);

test('only true is true', () => {
  expect(readBuilderState({ isCreating: 'yes', isStepChange: 1 })).toEqual({
    isCreating: false,
    isStepChange: false,
  });
});

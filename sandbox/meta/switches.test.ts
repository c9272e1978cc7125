import { afterAll, expect, test } from 'vitest';

import { openPractice } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const listed = async () =>
  (await (await practice.send('GET', '/_sandbox/switches')).json()) as { name: string; value: unknown }[];
const valueOf = async (wanted: string) => (await listed()).find(({ name }) => name === wanted)?.value;

test('switches are told with what they are about, their values, and how they stand', async () => {
  expect(await listed()).toContainEqual({
    name: 'same_creative',
    value: 'same-id',
    usual: 'same-id',
    values: ['same-id', 'refused'],
    about: expect.any(String),
  });
});

test('a turned switch stays turned until the world is new', async () => {
  expect(await practice.control('switches', { review_seconds: 60 })).toMatchObject({ review_seconds: 60 });
  expect(await valueOf('review_seconds')).toBe(60);
  await practice.control('reset', {});
  expect(await valueOf('review_seconds')).toBe(4);
});

test.each([{ same_creative: 'sometimes' }, { review_seconds: -1 }, { no_such_switch: 1 }])(
  'what a switch cannot be is refused: %j',
  async (changes) => {
    expect(await practice.control('switches', changes)).toMatchObject({ error: expect.any(String) });
  },
);

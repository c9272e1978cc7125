import { afterAll, expect, test } from 'vitest';

import { openStore } from '#sandbox/memory/store.ts';
import { findExchange, keepExchange } from './exchanges.ts';

const store = openStore();
afterAll(() => store.close());
const words = 'A plumber looks through your heating. ';
const picture = 'iVBORw0KGgo/'.repeat(100_000);

function kept(answered: string): string {
  const rest = { query: '', asked: '', operations: [], troubles: [] };
  keepExchange(store, { seq: 1, answered, ...rest });
  const told = findExchange(store, 1)!.answered;
  store.run('DELETE FROM exchanges');
  return told;
}

test('a long answer is kept to a length that a person would read', () => {
  const told = kept(words.repeat(10_000));
  expect(told.startsWith(words)).toBe(true);
  expect(told.length).toBeLessThan(50_000);
  expect(told.endsWith('…')).toBe(true);
});

test('a picture within an answer is told by its length, and what follows it is kept', () => {
  const told = kept(`{"bytes":"${picture.slice(0, 500_000)}","name":"van.jpg"}`);
  expect(told).toContain('iVBORw0KGgo/');
  expect(told).toContain('… (500000 characters)","name":"van.jpg"}');
  expect(kept('of 399: ' + picture.slice(0, 399))).toContain(picture.slice(0, 399));
});

test('no token is kept, however long the answer', () => {
  const told = kept(`${words.repeat(100)}{"access_token":"EAAsecretsecretsecretsecret"}`);
  expect(told).not.toContain('EAAsecret');
});

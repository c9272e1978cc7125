import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './session-turn.ts';

test('who asks about the session waits until its exchange is answered', async () => {
  const done: string[] = [];
  const exchange = inTurn(async () => {
    await sleep(20);
    done.push('exchanged');
  });
  const look = inTurn(async () => void done.push('looked'));
  await Promise.all([exchange, look]);
  expect(done).toEqual(['exchanged', 'looked']);
});

test('an exchange that fails keeps nobody waiting', async () => {
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(async () => 'looked')).resolves.toBe('looked');
});

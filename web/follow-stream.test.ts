import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { onSignedOut } from './api.ts';
import { followStream } from './follow-stream.ts';

test('a stream that ends because its reader was signed out says so to the page at once', async () => {
  let told = 0;
  const leave = onSignedOut(() => (told += 1));
  const heard: string[] = [];
  async function* stream() {
    yield 'a lead';
    throw new ORPCError('NOT_SIGNED_IN', { status: 401, defined: true });
  }
  await followStream(
    { open: async () => stream(), hear: (news: string) => void heard.push(news) },
    new AbortController().signal,
  );
  leave();
  expect(heard).toEqual(['a lead']);
  expect(told).toBe(1);
});

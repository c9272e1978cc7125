import { ORPCError } from '@orpc/client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { onSignedOut, queryClient } from './api.ts';
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

test('what failed while nobody answered is asked again as soon as a stream stands', async () => {
  let isThere = false;
  const asked = new QueryObserver(queryClient, {
    queryKey: ['asked'],
    queryFn: async () => {
      if (!isThere) throw new Error('no answer');
      return 'an answer';
    },
    retry: false,
  });
  const leave = asked.subscribe(() => undefined);
  await vi.waitFor(() => expect(asked.getCurrentResult().isError).toBe(true));
  isThere = true;
  let opened = 0;
  async function* stream() {
    opened += 1;
    yield 'a lead';
    if (opened > 1) throw new ORPCError('NOT_ALLOWED', { status: 403, defined: true });
    expect(asked.getCurrentResult().isFetching, 'asked again by a stream that was never cut').toBe(false);
  }
  await followStream({ open: async () => stream(), hear: () => undefined }, new AbortController().signal);
  await vi.waitFor(() => expect(asked.getCurrentResult().data).toBe('an answer'));
  leave();
});

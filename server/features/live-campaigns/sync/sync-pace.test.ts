import { GatewayError } from '#server/gateways/gateway-error.ts';
import { expect, test } from 'vitest';
import { openSyncPace } from './sync-pace.ts';

const answer = async () => 'a page';
const used = (accountPercent: number) => ({
  adAccountId: 'act_1',
  appPercent: 0,
  accountPercent,
  waitMs: 0,
});

function open(isAsked: boolean) {
  const rests: number[] = [];
  const { signal } = new AbortController();
  const rest = async (ms: number) => rests.push(ms);
  return { rests, pace: openSyncPace({ isAsked, signal, rest }) };
}

test('nothing is slowed down while little is used', async () => {
  const { pace, rests } = open(false);
  pace.note(used(74));
  expect(await pace.turn(answer)).toBe('a page');
  expect(rests).toEqual([]);
  expect(pace.restUntil(0)).toBeUndefined();
});

test('from three quarters on, pages rest, the longer the more is used, and the account is left alone after it', async () => {
  const { pace, rests } = open(false);
  pace.note(used(75));
  await pace.turn(answer);
  pace.note(used(85));
  await pace.turn(answer);
  expect(rests).toHaveLength(2);
  expect(rests[1]).toBeGreaterThan(rests[0]!);
  expect(pace.restUntil(0)).toBeGreaterThan(0);
});

test('at nine tenths, a sync nobody waits for ends; one that somebody asked for goes on slowly', async () => {
  const clock = open(false);
  clock.pace.note(used(90));
  await expect(clock.pace.turn(answer)).rejects.toMatchObject({ failureKind: 'rate-limited' });
  expect(clock.pace.restUntil(0)).toBeGreaterThan(0);
  const person = open(true);
  person.pace.note(used(90));
  expect(await person.pace.turn(answer)).toBe('a page');
  expect(person.rests).toHaveLength(1);
});

test('nobody rests for ever', async () => {
  const { pace } = open(true);
  pace.note(used(99));
  const many = Array.from({ length: 100 }, () => pace.turn(answer));
  const ended = await Promise.allSettled(many);
  expect(ended.at(-1)).toMatchObject({ status: 'rejected', reason: { failureKind: 'rate-limited' } });
});

test('once Meta refuses for now, nothing more is asked', async () => {
  const { pace } = open(true);
  const no = new GatewayError({
    service: 'Meta',
    failureKind: 'rate-limited',
    words: 'slow down',
    waitMs: 60_000,
  });
  await expect(pace.turn(() => Promise.reject(no))).rejects.toBe(no);
  let asked = false;
  const asking = pace.turn(async () => (asked = true));
  await expect(asking).rejects.toBe(no);
  expect(asked).toBe(false);
  expect(pace.restUntil(1_000)).toBe(61_000);
});

test('a page that fails by itself stops nobody else', async () => {
  const { pace } = open(true);
  const no = new GatewayError({ service: 'Meta', failureKind: 'rejected', words: 'not these figures' });
  await expect(pace.turn(() => Promise.reject(no))).rejects.toBe(no);
  expect(await pace.turn(answer)).toBe('a page');
});

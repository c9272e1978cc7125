import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { at, textOf } from '#sandbox/json.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { nok, openPractice } from '#sandbox/practice/practice.ts';
import { collectGarbage } from '#tests/collect-garbage.ts';

/** Never answers; or begins with its answer and never ends it. */
const silent = createServer(({ url }, answer) => {
  if (url?.startsWith('/half')) answer.writeHead(200).write('half');
});
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

const callbacks = { deauthorizeUrl: `${address}/gone`, dataDeletionUrl: `${address}/deletion` };
const practice = await openPractice({ callbacks });
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await practice.close();
});

/** The sandbox waits for seconds and minutes: here for a hundredth of that. */
const timeLimit = AbortSignal.timeout.bind(AbortSignal);
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeLimit(ms / 100));
});

/** What was asked for ends, however much memory is tidied meanwhile. */
async function endOf(look: () => unknown): Promise<void> {
  for (let round = 0; !(await look()) && round < 80; round += 1) {
    await wait(20);
    collectGarbage();
  }
}

/** Answers what came of it, or that nothing did. */
async function endOfAsking(asking: Promise<unknown>): Promise<unknown> {
  let end: unknown;
  void asking.then((result) => (end = result));
  await endOf(() => end);
  return end ?? 'it waits for ever';
}

test.each(['silent', 'half'])('a picture that never comes from %s is given up', async (path) => {
  const key = { authorization: 'Bearer practice' };
  const edit = { input: `${address}/${path}`, operations: {} };
  const asking = practice.send('POST', '/pictures/v1/image/edit', edit, key);
  expect(await endOfAsking(asking.then(({ status }) => status))).toBe(400);
});

test('a person who wants to be forgotten hears that the app fell silent', async () => {
  const asking = practice.control('callbacks', { kind: 'delete-data' });
  expect(textOf(at(await endOfAsking(asking), 'error'))).toContain('The app did not answer');
});

test.each(['silent', 'half'])('an app that falls silent at %s is not subscribed', async (path) => {
  const asking = practice.graphAs(`${app.id}|${app.secret}`).post(`${app.id}/subscriptions`, {
    object: 'page',
    callback_url: `${address}/${path}`,
    fields: 'leadgen',
    verify_token: 'our word',
  });
  expect(at(await endOfAsking(asking), 'error.code')).toBe(2200);
});

test.each(['silent', 'half'])('a video whose file never comes from %s has failed', async (path) => {
  const { id } = await practice.graph.post(`${nok}/advideos`, { file_url: `${address}/${path}.mp4` });
  const state = async () =>
    textOf(at(await practice.graph.get(textOf(id), { fields: 'status' }), 'status.video_status'));
  await endOf(async () => (await state()) === 'error');
  expect(await state()).toBe('error');
});

// All tokens are dead after it, so it comes last.
test('what an app does not take in time is noted as not taken', async () => {
  await practice.control('callbacks', { kind: 'deauthorize' });
  const people = async () => (await practice.send('GET', '/inside/people')).text();
  const isNoted = async () => /given up<\/span> App removed[^]*nobody answered/.test(await people());
  await endOf(isNoted);
  expect(await isNoted()).toBe(true);
});

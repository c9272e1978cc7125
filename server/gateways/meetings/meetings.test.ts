import { openSandbox } from '#sandbox/sandbox.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMeetings } from './meetings.ts';

const world = 'http://sandbox.test';
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;
const sandbox = await openSandbox({ publicUrl: world, smtpPort: 0, now });
afterAll(() => sandbox.close());
beforeEach(() => control('DELETE', 'troubles'));

const practice = {
  url: `${world}/meetings/v2`,
  signInUrl: `${world}/meetings`,
  accountId: 'practice',
  clientId: 'practice',
  clientSecret: 'practice',
  fetch: (request: Request) => sandbox.fetch(request),
  now,
};

function control(method: string, path: string, body?: object) {
  return sandbox.fetch(
    new Request(`${world}/_sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

async function tokensAsked(): Promise<number> {
  const requests = (await (await control('GET', 'requests')).json()) as { path: string }[];
  return requests.filter(({ path }) => path.endsWith('/oauth/token')).length;
}

test('a meeting is opened, and its address leads somewhere', async () => {
  const { joinUrl } = await openMeetings(practice).open('Live support for Kari');
  const page = await (await sandbox.fetch(new Request(joinUrl))).text();
  expect(page).toContain('Live support for Kari');
});

test('one token serves many meetings, until shortly before it ends', async () => {
  const meetings = openMeetings(practice);
  const before = await tokensAsked();
  await meetings.open('One');
  await meetings.open('Two');
  expect((await tokensAsked()) - before).toBe(1);
  clock.ahead += 59.5 * 60_000;
  await meetings.open('Three');
  expect((await tokensAsked()) - before).toBe(2);
});

test('a token that is refused before its time is replaced once', async () => {
  const meetings = openMeetings(practice);
  await meetings.open('One');
  const trouble = { kind: 'error', status: 401, code: 124 };
  await control('POST', 'troubles', { service: 'meetings', path: 'meetings$', times: 1, trouble });
  await meetings.open('Two');
  await control('POST', 'troubles', { service: 'meetings', path: 'meetings$', times: 2, trouble });
  await expect(meetings.open('Three')).rejects.toMatchObject({ failureKind: 'unauthorized', code: 124 });
});

test('wrong keys are said to be wrong', async () => {
  const wrong = openMeetings({ ...practice, clientSecret: 'guessed' });
  await expect(wrong.open('x')).rejects.toMatchObject({
    service: 'Zoom',
    words: expect.stringContaining('Invalid'),
  });
});

test.each([
  ['is overloaded', { kind: 'error', status: 429, code: 429 }, 'rate-limited'],
  ['shows a page of its proxy', { kind: 'html' }, 'unknown-outcome'],
  ['loses its answer', { kind: 'loses-answer' }, 'unknown-outcome'],
])('a service that %s is told as that', async (_, trouble, expected) => {
  const meetings = openMeetings(practice);
  await meetings.open('One');
  await control('POST', 'troubles', { service: 'meetings', path: 'meetings$', times: 1, trouble });
  await expect(meetings.open('Two')).rejects.toMatchObject({ failureKind: expected });
});

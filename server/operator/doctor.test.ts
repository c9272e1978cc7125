import { openTestHouse } from '#tests/house.ts';
import type { Finding } from '#contract/operator/operator.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { doctorPass, doctorPath } from './doctor-door.ts';
import { examine } from './examine.ts';

const house = await openTestHouse({ PUBLIC_URL: 'http://adfjord.test' });
const { ctx, app } = house;
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const ask = (pass?: string) =>
  app.fetch(new Request(`http://adfjord.test${doctorPath}`, { headers: pass ? { 'x-doctor': pass } : {} }), {
    clientAddress: '203.0.113.1',
  });
const textsOf = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ text }) => text);

test('whoever knows the secret is told how each part is, and what to see to', async () => {
  const answer = await ask(doctorPass(ctx.settings.secret, ctx.now()));
  const findings = (await answer.json()) as Finding[];
  expect(textsOf(findings, 'broken')).toEqual([]);
  expect(textsOf(findings, 'look')).toEqual(
    expect.arrayContaining([
      'People reach it at http://adfjord.test, without https: passwords travel in the open.',
      'Nothing is backed up by itself: set BACKUP_DIR.',
    ]),
  );
  expect(textsOf(findings, 'fine')).toEqual(
    expect.arrayContaining([
      'The mail server answers.',
      'No delivery of a lead was given up since yesterday.',
    ]),
  );
});

test('nobody else finds anything there, not with a pass of yesterday', async () => {
  const old = doctorPass(ctx.settings.secret, ctx.now() - 24 * 3_600_000);
  for (const pass of [undefined, 'nonsense', old, doctorPass('another secret', ctx.now())])
    expect((await ask(pass)).status).toBe(404);
});

test('what does not work is told with its reason, and the rest all the same', async () => {
  const mail = { ...ctx.mail, ready: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const findings = await examine({ ...ctx, mail }, 'en');
  expect(textsOf(findings, 'broken')).toEqual(['Outside services: does not work. connect ECONNREFUSED']);
  expect(findings.length).toBeGreaterThan(8);
});

test('links to Facebook that end soon, and those that are broken, are counted', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  expect(textsOf(await examine(ctx, 'en'), 'look').join()).not.toContain('Facebook');
  await house.passTime(55 * 24 * 60);
  expect(textsOf(await examine(ctx, 'en'), 'look')).toContain('Links to Facebook that end within a week: 1.');
});

import { readFile } from 'node:fs/promises';
import { languages } from '#contract/people/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { expect, test } from 'vitest';
import { PublicationProblemCode } from '#contract/publishing/publication-problems.ts';
import { problemCodeOf } from './problem-codes.ts';
import { gaveUpProblem, problemOf } from './problems.ts';
import type { StoredProblem } from './tables.ts';
import { pages, tellProblem } from './tell-problem.ts';

const inEnglish = (problem: StoredProblem) => tellProblem(problem, 'en');

function no(details: Partial<ConstructorParameters<typeof GatewayError>[0]> = {}): GatewayError {
  return new GatewayError({ service: 'Meta', failureKind: 'rejected', words: 'No.', ...details });
}

test('a picture whose file is not where it was kept is not held against the account', () => {
  const problem = problemOf(no({ service: 'Storage', failureKind: 'not-found', words: undefined }));
  expect(inEnglish(problem)).toMatchObject({
    title: 'A picture or a video of the ads is gone',
    field: 'mediaIds',
  });
});

test('before a launch no money is at risk', () => {
  expect(inEnglish(problemOf(no({ fields: ['daily_budget'] })))).toMatchObject({
    field: 'dailyBudgetMinor',
    moneyAtRisk: false,
  });
});

test('once a launch was tried nobody claims that nothing was spent', () => {
  const told = [
    inEnglish(problemOf(no(), { mayHaveRun: true })),
    inEnglish(gaveUpProblem({ isRemoved: true, mayHaveRun: true })),
    inEnglish(gaveUpProblem({ isRemoved: false, mayHaveRun: true })),
  ];
  for (const { moneyAtRisk } of told) expect(moneyAtRisk).toBe(true);
  expect(JSON.stringify(told)).not.toMatch(/Nothing was spent|do not spend/);
});

test.each([
  { code: 190, subcode: 463, failureKind: 'unauthorized', says: 'Please reconnect your Facebook account.' },
  { code: 190, subcode: 459, failureKind: 'blocked', says: 'Facebook wants to confirm that it is you' },
  { code: 100, subcode: 2446386, failureKind: 'rejected', says: 'Image upload failed.' },
  { code: 100, subcode: 1359188, failureKind: 'rejected', says: 'no payment method' },
  { code: 100, subcode: 3390001, failureKind: 'rejected', says: 'Failed to create Facebook lead form.' },
  { code: 368, subcode: 1390008, failureKind: 'blocked', says: 'paused advertising' },
  { code: 2641, subcode: undefined, failureKind: 'rejected', says: 'may not be shown there' },
  { code: 100, subcode: 33, failureKind: 'not-found', says: 'account or page configuration issue' },
] as const)('code $code/$subcode is told as “$says”', ({ code, subcode, failureKind, says }) => {
  const problem = inEnglish(
    problemOf(no({ code, subcode, failureKind, words: 'Meta’s own words.', reference: 'A1' })),
  );
  expect(problem).toMatchObject({
    title: expect.stringContaining(says),
    reason: 'Meta’s own words.',
    reference: 'A1',
  });
  expect(problem.cause).not.toBe('');
});

test.each([
  ['object_story_spec.link_data.image_hash', 'mediaIds'],
  ['targeting.age_max', 'ageFrom'],
  ['targeting.geo_locations.cities', 'locations'],
  ['dsa_payor', 'payer'],
  ['object_story_spec.link_data.link', 'websiteUrl'],
  ['object_story_spec.link_data.call_to_action.type', 'ads'],
  ['object_story_spec.link_data.call_to_action.value.link', 'websiteUrl'],
  ['object_story_spec.video_data.link_description', 'ads'],
  ['object_story_spec.video_data.image_url', 'mediaIds'],
  ['object_story_spec.link_data', 'ads'],
])('what Meta blames as %s is put right at %s', (path, field) => {
  expect(inEnglish(problemOf(no({ fields: [path] }))).field).toBe(field);
});

test('a missing permission to make lead forms is named', () => {
  const words = '(#200) Requires pages_manage_ads permission to manage the object';
  const { title, link } = inEnglish(problemOf(no({ code: 200, failureKind: 'forbidden', words })));
  expect(title).toContain("'pages_manage_ads' permission");
  expect(link).toEqual({ label: 'Open your Facebook connection', url: '/dashboard' });
});

test('what we have no words for is told in Meta’s, with the reference', () => {
  const unknown = no({ code: 100, subcode: 9999999, title: 'Too blue', words: 'The ad is too blue.' });
  expect(inEnglish(problemOf(unknown))).toMatchObject({
    title: 'Too blue',
    reason: 'The ad is too blue.',
    cause: '',
  });
  expect(inEnglish(problemOf(no({ code: 100 }))).title).toBe(
    'Failed to publish campaign to Facebook. Please try again.',
  );
});

test.each(languages)(
  'every problem says in %s what it is, why, and what to do; every link leads somewhere',
  (language) => {
    for (const code of PublicationProblemCode.options) {
      const { title, cause, nextStep } = tellProblem({ ...problemOf(no()), code }, language);
      expect(title).not.toBe('');
      expect(cause).toMatch(code === 'unknown' ? /^$/ : /\.$/);
      expect(nextStep).toMatch(/\.$/);
    }
    for (const url of Object.values(pages)) expect(url).toMatch(/^(https:\/|)\/\S+$/);
  },
);

test('every code is told by one name only', async () => {
  const source = await readFile(new URL('problem-codes.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/'([/\d ]{3,})'/g)].flatMap(([, list = '']) => list.split(' '));
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  const isUnknown = (code: string) => {
    const [left, right] = code.split('/');
    return !problemCodeOf(Number(left || 100), right ? Number(right) : undefined);
  };
  expect(codes.filter(isUnknown)).toEqual([]);
});

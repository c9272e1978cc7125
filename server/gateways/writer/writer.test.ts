import { openSandbox } from '#sandbox/sandbox.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { longest } from './lengths.ts';
import { openWriter } from './writer.ts';
import type { AdBrief, AdProgress } from './written-ad.ts';

const root = 'http://sandbox.test';
const sandbox = await openSandbox({ publicUrl: root, smtpPort: 0 });
const options = {
  url: `${root}/writer/v1`,
  key: 'practice',
  fetch: async (request: Request) => sandbox.fetch(request),
};
const writer = openWriter(options);

const brief: AdBrief = {
  businessName: 'Rør & Bad AS',
  productService: 'New bathrooms',
  offerDescription: 'A new bathroom in two weeks at a fixed price',
  sellingPoints: ['Fixed price', 'Ten years of guarantee', 'One contact for everything'],
  industry: 'Plumbing',
  objective: 'leads',
  ageFrom: 30,
  ageTo: 65,
  gender: 'All',
  beforePrice: 'NOK 120,000',
  campaignPrice: 'NOK 99,000',
  locations: ['Bergen', 'Askøy'],
  language: 'English',
  tones: ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'],
  allowedCallToActions: ['LEARN_MORE', 'SIGN_UP', 'BOOK_TRAVEL'],
  industryGuidance: null,
};

async function write(change: Partial<AdBrief> = {}): Promise<AdProgress[]> {
  const steps: AdProgress[] = [];
  const { signal } = new AbortController();
  for await (const step of writer.writeAds({ ...brief, ...change }, { signal })) steps.push(step);
  return steps;
}

async function misbehave(trouble: object): Promise<void> {
  const body = JSON.stringify({ service: 'writer', times: 1, trouble });
  const headers = { 'content-type': 'application/json' };
  await sandbox.fetch(new Request(`${root}/_sandbox/troubles`, { method: 'POST', body, headers }));
}

afterEach(() => sandbox.fetch(new Request(`${root}/_sandbox/troubles`, { method: 'DELETE' })));
afterAll(() => sandbox.close());

test('six different ads come, one in each tone, growing before one’s eyes', async () => {
  const steps = await write();
  const ads = steps.filter(({ complete }) => complete).map(({ ad }) => ad);
  expect(ads.map(({ tone }) => tone)).toEqual(brief.tones);
  expect(new Set(ads.map(({ primaryText }) => primaryText)).size).toBe(6);
  for (const { headline = '', primaryText = '', description = '', callToAction = '' } of ads) {
    expect(headline.length).toBeGreaterThan(0);
    expect(headline.length).toBeLessThanOrEqual(longest.headline);
    expect(primaryText.length).toBeLessThanOrEqual(longest.primaryText);
    expect(description.length).toBeLessThanOrEqual(longest.description);
    expect(brief.allowedCallToActions).toContain(callToAction);
  }
  const growing = steps.filter(({ index, complete }) => index === 0 && !complete);
  expect(growing.length).toBeGreaterThan(1);
});

test('the ads are in the language that was asked for', async () => {
  const english = JSON.stringify(await write());
  const norwegian = JSON.stringify(await write({ language: 'Norwegian' }));
  expect(norwegian).toMatch(/\b(og|du|deg|din|til|med)\b/);
  expect(english).not.toMatch(/\b(og|deg|din)\b/);
});

test('an overloaded writer can be asked again later', async () => {
  await misbehave({ kind: 'error', status: 529, code: 0 });
  await expect(write()).rejects.toMatchObject({ service: 'Writer', failureKind: 'unavailable' });
});

test('a writer with too much to do says how long to wait', async () => {
  await misbehave({ kind: 'error', status: 429, code: 0, headers: { 'retry-after': '7' } });
  await expect(write()).rejects.toMatchObject({ failureKind: 'rate-limited', waitMs: 7_000 });
});

test('a connection that is cut is no ad', async () => {
  await misbehave({ kind: 'drops' });
  await expect(write()).rejects.toMatchObject({ service: 'Writer', failureKind: 'unavailable' });
});

test('a wrong key is told as what it is, without the key', async () => {
  const stranger = openWriter({ ...options, key: 'wrong-key-1234' });
  const ads = stranger.writeAds(brief, { signal: new AbortController().signal });
  const error: unknown = await ads[Symbol.asyncIterator]()
    .next()
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ failureKind: 'unauthorized' });
  expect(String(error)).not.toContain('wrong-key-1234');
});

test('whoever stops listening stops the writing', async () => {
  const caller = new AbortController();
  const steps: AdProgress[] = [];
  await expect(async () => {
    for await (const step of writer.writeAds(brief, { signal: caller.signal })) {
      steps.push(step);
      caller.abort();
    }
  }).rejects.toMatchObject({ failureKind: 'unavailable' });
  expect(steps.filter(({ complete }) => complete).length).toBeLessThan(6);
});

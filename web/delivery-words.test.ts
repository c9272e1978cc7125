import { DeliveryReason, DeliveryRemedy, DeliveryState } from '#contract/live/delivery.ts';
import { expect, test } from 'vitest';
import {
  deliveryReasonBrief,
  deliveryReasonWords,
  deliveryRemedyWords,
  deliveryTone,
  deliveryWord,
} from './delivery-words.ts';

const parameters = {
  facebookAdSetIds: ['1'],
  facebookAdIds: ['2', '3'],
  by: 'Kari',
  at: '2026-11-22T10:00:00Z',
  status: 77,
  since: '2026-11-18',
  url: 'https://adsmanager.facebook.com/',
  facebookCampaignId: '4',
  brake: 'spentWithoutResultMinor',
  objective: 'leads',
  spentMinor: 80_000,
  amountMinor: 70_000,
  limitMinor: null,
  readMinor: null,
  currency: 'NOK',
  timezone: 'Europe/Oslo',
};
const statuses: Record<string, string> = { 'status-unheard-of': 'NAPPING', 'brake-gone': 'gone' };

function everyOne<Told>(union: {
  options: { shape: { code: { value: string } } }[];
  parse(raw: unknown): Told;
}) {
  return union.options.map(({ shape }) => {
    const code = shape.code.value;
    return union.parse({ ...parameters, code, status: statuses[code] ?? parameters.status });
  });
}

test('every reason is told in one sentence of its own, wherever it is said', () => {
  for (const of of ['campaign', 'ad-set', 'ad'] as const) {
    const sentences = everyOne(DeliveryReason).map((reason) => deliveryReasonWords(reason, of));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z\d].+\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('what a brake did is told with when, what it cost and what it was without', () => {
  const [braked] = everyOne(DeliveryReason).filter(({ code }) => code === 'braked');
  const say = (changes: object) =>
    deliveryReasonWords(DeliveryReason.parse({ ...braked, ...changes }), 'campaign').replaceAll(
      '\u00A0',
      ' ',
    );
  const beginning = 'Meta paused this at 11:00 on 22 November because it had spent NOK 800';
  expect(say({})).toBe(`${beginning} without a lead.`);
  expect(say({ objective: 'sales' })).toBe(`${beginning} without a purchase.`);
  expect(say({ objective: 'traffic' })).toBe(`${beginning} without a result.`);
  expect(say({ brake: 'mostPerDayMinor' })).toBe(`${beginning} that day.`);
});

test('where there is little room, a brake tells what it cost and what it was without', () => {
  const [braked, ...others] = everyOne(DeliveryReason).toSorted(
    (one, other) => Number(other.code === 'braked') - Number(one.code === 'braked'),
  );
  const say = (changes: object) =>
    deliveryReasonBrief(DeliveryReason.parse({ ...braked, ...changes })).replaceAll('\u00A0', ' ');
  expect(say({})).toBe('Meta paused this: NOK 800 spent without a lead.');
  expect(say({ brake: 'mostPerDayMinor' })).toBe('Meta paused this: NOK 800 spent in a day.');
  const unlaunched = others.find(({ code }) => code === 'never-launched')!;
  expect(deliveryReasonBrief(unlaunched)).toBe('Never started');
  for (const reason of others.filter(({ code }) => !['braked', 'never-launched'].includes(code)))
    expect(deliveryReasonBrief(reason)).toBe(deliveryReasonWords(reason));
});

test('everything that can be pressed has a label of its own', () => {
  const labels = everyOne(DeliveryRemedy).flatMap((remedy) => deliveryRemedyWords(remedy) ?? []);
  expect(labels).toHaveLength(DeliveryRemedy.options.length - 2);
  expect(new Set(labels).size).toBe(labels.length);
});

test('every state has a word, and only what runs is green', () => {
  const words = DeliveryState.options.map(deliveryWord);
  expect(new Set(words).size).toBe(words.length);
  expect(DeliveryState.options.filter((state) => deliveryTone(state) === 'success')).toEqual(['running']);
});

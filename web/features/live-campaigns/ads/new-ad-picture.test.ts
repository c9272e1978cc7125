import type { OperationProblemCode } from '#contract/operations/operation-problems.ts';
import { expect, test } from 'vitest';
import { noPicture, pictureToAsk, settlePicture } from './new-ad-picture.ts';
import { newAdTroubleTitle } from './new-ad-trouble.ts';

test('a campaign offers its own pictures first, and its first one is chosen', () => {
  expect(pictureToAsk(settlePicture(noPicture, ['van', 'pipe']))).toEqual({ mediaId: 'van' });
  expect(settlePicture(noPicture, []).source).toBe('upload');
});

test('a picture in a design is asked for with its design', () => {
  const choice = settlePicture({ ...noPicture, ownId: 'van price-sticker' }, ['van', 'van price-sticker']);
  expect(pictureToAsk(choice)).toEqual({ mediaId: 'van', design: 'price-sticker' });
});

test('each way to a picture keeps what was chosen there', () => {
  const choice = { ...noPicture, ownId: 'van', uploadedId: 'new', address: ' https://a.example/b.jpg ' };
  expect(pictureToAsk({ ...choice, source: 'campaign' })).toEqual({ mediaId: 'van' });
  expect(pictureToAsk({ ...choice, source: 'upload' })).toEqual({ mediaId: 'new' });
  expect(pictureToAsk({ ...choice, source: 'address' })).toEqual({ imageUrl: 'https://a.example/b.jpg' });
});

test('without a picture, or with an address that is none, nothing is asked for', () => {
  expect(pictureToAsk({ ...noPicture, source: 'upload' })).toBe('missing');
  expect(pictureToAsk({ ...noPicture, source: 'address' })).toBe('missing');
  expect(pictureToAsk({ ...noPicture, source: 'address', address: 'my picture' })).toBe('no-address');
  expect(pictureToAsk({ ...noPicture, source: 'address', address: 'file:///a.jpg' })).toBe('no-address');
});

test('what Facebook says is wrong stands above its reason', () => {
  // Whatever language its words are in.
  const failed = (code: OperationProblemCode) => {
    const words = { title: 'Ingen tilgang', text: 'Be om tilgang.' };
    return { problem: { ...words, code, isMoneyAtRisk: false, reference: null } };
  };
  expect(newAdTroubleTitle(failed('forbidden-new-ads'))).toBe('Facebook Permissions Issue');
  expect(newAdTroubleTitle(failed('not-found'))).toBe('Facebook Account Error');
  expect(newAdTroubleTitle(failed('refused'))).toBe('Failed to create ad');
  expect(newAdTroubleTitle(undefined)).toBe('Failed to create ad');
});

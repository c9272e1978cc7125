import { expect, test } from 'vitest';
import { encodeBody, idOf } from './batch.ts';

test('a reference stays readable, even inside nested values', () => {
  expect(encodeBody({ adset_id: idOf('adset'), creative: { creative_id: idOf('creative-0') } })).toBe(
    'adset_id={result=adset:$.id}&creative=%7B%22creative_id%22%3A%22{result=creative-0:$.id}%22%7D',
  );
});

test('words of a person are never taken for a reference, nor for another field', () => {
  const body = encodeBody({ name: '{result=adset:$.id} & more=100 % + ü' });
  expect(body).not.toContain('{');
  expect(new URLSearchParams(body).get('name')).toBe('{result=adset:$.id} & more=100 % + ü');
});

test('what is undefined does not travel', () => {
  expect(encodeBody({ status: 'PAUSED', promoted_object: undefined })).toBe('status=PAUSED');
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayIssue } from './validation-words.ts';

const Field = z.object({
  name: z.string().min(1).max(5),
  count: z.int().max(10),
  choice: z.enum(['a', 'b']),
  places: z.array(z.string()).max(1),
  id: z.uuid(),
  own: z.string().max(1, 'contact_form_subject_long'),
});

function said(value: object, language: 'en' | 'nb'): string[] {
  return (Field.safeParse(value).error?.issues ?? []).map((issue) => sayIssue(issue, language));
}

test('what does not fit is said in both languages, for a person and not for a library', () => {
  const wrong = { name: 'Winter', count: 1.5, choice: 'c', places: ['a', 'b'], id: 'x', own: 'two' };
  expect(said(wrong, 'en')).toEqual([
    'is too long: at most 5',
    'has to be a whole number',
    'has to be one of: a, b',
    'may have at most 1',
    'has to be an id (UUID)',
    'Subject must be less than 1 characters',
  ]);
  expect(said(wrong, 'nb')).toEqual([
    'er for lang: høyst 5',
    'må være et helt tall',
    'må være en av: a, b',
    'kan ha høyst 1',
    'må være en ID (UUID)',
    'Emnet kan ha høyst 1 tegn',
  ]);
});

test('what is missing is said to be missing', () => {
  expect(new Set(said({}, 'nb').slice(0, 2))).toEqual(new Set(['mangler']));
});

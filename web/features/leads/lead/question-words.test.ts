import { speak } from '#web/language.ts';
import { afterEach, expect, test } from 'vitest';
import { nameQuestion } from './question-words.ts';

afterEach(() => speak('en'));

test('what Meta asks itself is named in the language of the reader, whatever the form says', () => {
  const questions = [
    { name: 'full_name', label: 'Full name' },
    { name: 'email', label: 'E-Mail' },
    { name: 'phone_number', label: 'Phone number' },
    { name: 'zip_code', label: 'zip_code' },
  ];
  expect(questions.map(nameQuestion)).toEqual(['Full name', 'Email', 'Phone number', 'Post code']);
  speak('nb');
  expect(questions.map(nameQuestion)).toEqual(['Fullt navn', 'E-post', 'Telefonnummer', 'Postnummer']);
});

test('what somebody asks of their own stays in their words', () => {
  speak('nb');
  expect(nameQuestion({ name: 'when_does_it_suit_you?', label: 'When does it suit you?' })).toBe(
    'When does it suit you?',
  );
  // Whoever makes a form may choose a key that is Meta's for something else.
  const asked = { name: 'email', label: 'Whom should we copy in?', isOwn: true };
  expect(nameQuestion(asked)).toBe('Whom should we copy in?');
  expect(nameQuestion({ name: 'constructor', label: 'Who built it?' })).toBe('Who built it?');
});

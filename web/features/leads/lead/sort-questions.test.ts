import { expect, test } from 'vitest';
import { sortQuestions } from './sort-questions.ts';

const asked = (name: string, isOwn = false) => ({ name, label: name, isOwn });
const keys = (questions: { name: string }[]) => questions.map(({ name }) => name);

test('of a form the name and the ways to reach somebody stand apart, the number first', () => {
  const questions = ['email', 'full_name', 'job', 'phone_number', 'city'].map((name) => asked(name));
  const { contacts, others } = sortQuestions(questions);
  expect(keys(contacts)).toEqual(['phone_number', 'email']);
  expect(keys(others)).toEqual(['job', 'city']);
});

test('a question of one’s own is an answer to read, whatever its key', () => {
  const { contacts, others } = sortQuestions([asked('email', true), asked('full_name', true)]);
  expect(contacts).toEqual([]);
  expect(keys(others)).toEqual(['email', 'full_name']);
});

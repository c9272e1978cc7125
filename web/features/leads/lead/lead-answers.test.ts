import { expect, test } from 'vitest';
import { answerTo, contactLink, contactLinks, nameOf, numberInPairs } from './lead-answers.ts';

const lead = {
  answers: [
    { name: 'full_name', values: ['Åse Bø'] },
    { name: 'email', values: ['ase@example.com'] },
    { name: 'phone_number', values: ['91 23 45 67'] },
    { name: 'mobil', values: ['91234567'] },
    { name: 'job', values: ['Kitchen', 'Bath'] },
  ],
};

test('several answers to one question stand in one line, and none is an empty one', () => {
  expect(answerTo(lead, 'job')).toBe('Kitchen, Bath');
  expect(answerTo(lead, 'when')).toBe('');
  const twice = { answers: [...lead.answers, { name: 'job', values: ['Roof'] }] };
  expect(answerTo(twice, 'job')).toBe('Kitchen, Bath, Roof');
});

test('the name is found whole or in two parts, and nobody is called nothing', () => {
  expect(nameOf(lead)).toBe('Åse Bø');
  const parts = [
    { name: 'first_name', values: ['Ola'] },
    { name: 'LAST_NAME', values: ['Hansen'] },
  ];
  expect(nameOf({ answers: parts })).toBe('Ola Hansen');
  expect(nameOf({ answers: [{ name: 'full_name', values: [' '] }] })).toBeUndefined();
});

test.each([
  ['email', 'ase@example.com', 'mailto:ase@example.com'],
  ['what', ' ase@example.com ', 'mailto:ase@example.com'],
  ['email', 'ase@example.com?bcc=all@example.com', undefined],
  ['email', 'ase?bcc=x@example.com', 'mailto:ase%3Fbcc%3Dx@example.com'],
  ['phone_number', '91 23 45 67', 'tel:91234567'],
  ['what', '+47 (91) 23-45-67', 'tel:+4791234567'],
  ['what', '91234567', undefined],
  ['phone_number', 'call me', undefined],
  ['phone_number', '+47912345;ext=1', undefined],
])('an answer to %s of %s leads to %s', (question, answer, href) => {
  expect(contactLink(question, answer)?.href).toBe(href);
});

test('each way to reach somebody is offered once, the number first', () => {
  expect(contactLinks(lead).map(({ href }) => href)).toEqual(['tel:91234567', 'mailto:ase@example.com']);
});

test('a Norwegian number stands in pairs, every other as it was written', () => {
  expect(numberInPairs('+4746103642').replaceAll('\u00a0', ' ')).toBe('+47 46 10 36 42');
  for (const other of ['46103642', '+4646103642', '+47 461036', 'ase@example.com'])
    expect(numberInPairs(other)).toBe(other);
});

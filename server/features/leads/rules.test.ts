import { expect, test } from 'vitest';
import {
  answerTo,
  contactIn,
  contactsOf,
  keptSince,
  numberIn,
  otherAnswersIn,
  readableSince,
  searchTextOf,
} from './rules.ts';

const answered = (name: string, ...values: string[]) => [{ name, values }];

test.each([
  ['an address in any case', answered('email', ' Kari@Example.NO '), ['mail:kari@example.no']],
  ['a number with its country', answered('phone_number', '+47 900 12 345'), ['phone:90012345']],
  ['the same number without it', answered('phone_number', '900 12 345'), ['phone:90012345']],
  ['the same number with zeros', answered('phone_number', '0047-90012345'), ['phone:90012345']],
  ['a number in a question of one’s own', answered('hvor_kan_vi_nå_deg?', '+4790012345'), ['phone:90012345']],
  ['an address in a question of one’s own', answered('kontakt', 'ola@example.no'), ['mail:ola@example.no']],
  ['a price that looks like a number', answered('budget', '10000000'), []],
  ['a short number', answered('phone_number', '110'), []],
  ['a sentence', answered('wishes', 'Call me at noon @ home'), []],
  ['both, twice', [...answered('email', 'a@b.no', 'A@b.no')], ['mail:a@b.no']],
])('%s tells who somebody is', (_name, answers, contacts) => {
  expect(contactsOf(answers)).toEqual(contacts);
});

test('a search looks through answers and note, in any case', () => {
  expect(searchTextOf(answered('full_name', 'Kari Ås'), 'Ring ETTER jul')).toBe('kari ås\nring etter jul');
});

test('Meta is asked for 90 days, or for as long as leads are kept', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(readableSince(now)).toEqual(new Date('2026-08-23T12:00:00Z'));
  expect(readableSince(now, 1)).toEqual(new Date('2026-10-21T12:00:00Z'));
  expect(keptSince(now)).toEqual(new Date('2024-11-21T12:00:00Z'));
});

test.each([
  ['912 34 567', { written: '91234567', comparable: '91234567' }],
  ['+47 912 34 567', { written: '+4791234567', comparable: '91234567' }],
  ['(912) 34', { written: '91234', comparable: '91234' }],
  ['12', undefined],
  ['Storgata 1234', undefined],
  ['', undefined],
])('a search for “%s” looks for a number, or does not', (search, number) => {
  expect(numberIn(search)).toEqual(number);
});

test('the ways to reach somebody lead nowhere else than they say', () => {
  const urls = (phone: string, mail: string) =>
    contactIn([...answered('email', mail), ...answered('phone_number', phone)]).map(({ url }) => url);
  expect(urls('+47 900 12 345', 'ola@example.no')).toEqual(['tel:+4790012345', 'mailto:ola@example.no']);
  expect(urls('90012345;ext=1', 'ola?bcc=x@example.no')).toEqual([
    undefined,
    'mailto:ola%3Fbcc%3Dx@example.no',
  ]);
});

test('what is told of an answer is one line, and neither the name nor a way to reach them again', () => {
  const answers = [
    ...answered('full_name', 'Ola Bø'),
    ...answered('email', 'ola@example.no'),
    ...answered('phone_number', '90012345'),
    ...answered('job', 'Kitchen,\n\u202Enew', 'Bath'),
    ...answered('when', ' '),
  ];
  expect(otherAnswersIn(answers)).toEqual([{ name: 'job', answer: 'Kitchen, new, Bath' }]);
});

test('of two questions with one name no answer is lost', () => {
  const answers = [
    ...answered('room', 'Bath', 'Kitchen'),
    ...answered('when', 'Now'),
    ...answered('room', 'Roof'),
  ];
  expect(answerTo(answers, 'room')).toBe('Bath, Kitchen, Roof');
  expect(answerTo(answers, 'where')).toBe('');
});

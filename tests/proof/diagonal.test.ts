import { expect, test } from 'vitest';
import { diagonal } from './diagonal.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const meals = ['fish', 'soup'];
const table = days.flatMap((day) => meals.map((meal) => ({ day, meal })));

test('every value of every column is met, by turns and in the order of the table', () => {
  expect(
    diagonal(
      table,
      ({ day }) => day,
      ({ meal }) => meal,
    ),
  ).toEqual([
    { day: 'Monday', meal: 'fish' },
    { day: 'Tuesday', meal: 'soup' },
    { day: 'Wednesday', meal: 'fish' },
    { day: 'Thursday', meal: 'soup' },
  ]);
});

test('where a column is made of two, every pair of them is met', () => {
  expect(diagonal(table, ({ day, meal }) => `${day} ${meal}`)).toEqual(table);
});

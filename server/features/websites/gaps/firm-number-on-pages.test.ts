import { expect, test } from 'vitest';
import { firmNumberIn } from './firm-number-on-pages.ts';

test.each([
  ['Org.nr. 974 760 673 MVA', '974760673'],
  ['Organisasjonsnummer: 974760673', '974760673'],
  ['Solsiden Bakeri AS, org.nr 974 760 673', '974760673'],
  ['NO 974 760 673 MVA', '974760673'],
  ['Org. no.: NO974760673', '974760673'],
  ['Ring 97 47 60 67', undefined],
  ['974 760 673', undefined],
])('%s', (line, number) => {
  expect(firmNumberIn([line, 'Velkommen', line])?.number).toBe(number);
});

test('of two numbers nobody knows whose is whose', () => {
  expect(firmNumberIn(['Org.nr. 974 760 673', 'Laget av Nettmaker AS, org.nr. 985 399 077'])).toBeUndefined();
});

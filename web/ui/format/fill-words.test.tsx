import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillWords } from './fill-words.tsx';

test('a piece stands where the sentence has it, in whatever order', () => {
  const pieces = { one: <b>1</b>, other: <i>2</i> };
  const written = (say: (places: Record<'one' | 'other', string>) => string) =>
    renderToStaticMarkup(fillWords(say, pieces));
  expect(written(({ one, other }) => `${one} before ${other}.`)).toBe('<b>1</b> before <i>2</i>.');
  expect(written(({ one, other }) => `After ${other}: ${one}`)).toBe('After <i>2</i>: <b>1</b>');
});

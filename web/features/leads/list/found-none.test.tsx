import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoundNone } from './found-none.tsx';

const nothing = () => Promise.resolve();
const read = (isFiltered: boolean) =>
  renderToStaticMarkup(<FoundNone isFiltered={isFiltered} refetch={nothing} onClear={nothing} />);

test('that nobody matches is said only where something was searched for', () => {
  expect(read(true)).toContain('No lead matches');
  expect(read(true)).toContain('Show all leads');
  expect(read(false)).not.toContain('No lead matches');
  expect(read(false)).not.toContain('<button');
});

import { EnhancementProblem } from '#contract/media.ts';
import { expect, test } from 'vitest';
import { nameProblem } from './enhancement-words.ts';

const enhancement = {
  status: 'failed',
  step: 'edit',
  percent: 0,
  editedUrl: null,
  enhancedUrl: null,
} as const;

test('every reason why a picture was not enhanced says that the picture is as it was', () => {
  const told = EnhancementProblem.options.map((problem) =>
    nameProblem({ ...enhancement, problem, studioSaid: null }),
  );
  expect(new Set(told).size).toBe(EnhancementProblem.options.length);
  for (const words of told) expect(words).toContain('Your picture is unchanged.');
});

test('what the studio said to a picture it refuses is told in its own words', () => {
  const words = nameProblem({ ...enhancement, problem: 'refused', studioSaid: 'The object is too small.' });
  expect(words).toContain('“The object is too small.”');
  expect(nameProblem({ ...enhancement, problem: null, studioSaid: null })).toBeNull();
});

import { expect, test } from 'vitest';
import { describeGaps } from './gap-words.ts';

test('what a step waits for is one sentence, as one would say it', () => {
  expect(describeGaps(['title'])).toBe('Still needed: campaign title.');
  expect(describeGaps(['title', 'ages'])).toBe('Still needed: campaign title and a valid age range.');
  expect(describeGaps(['title', 'industry', 'upload'])).toBe(
    'Still needed: campaign title, industry and the upload to finish.',
  );
  expect(describeGaps(['website', 'page'])).toBe('Still needed: website URL and Facebook page.');
});

test('what needs explaining is explained while it is the only thing', () => {
  expect(describeGaps(['place'])).not.toContain('Still needed');
  expect(describeGaps(['selling-points'])).not.toContain('Still needed');
  expect(describeGaps(['place', 'ages'])).toContain('Still needed');
});

import { jobs } from '#server/jobs.ts';
import { jobNames } from '#web/features/operator/job-words.ts';
import { expect, test } from 'vitest';

test('every kind of job has words for whoever runs the installation', () => {
  expect(jobs.map(({ name }) => name).filter((name) => !(name in jobNames))).toEqual([]);
});

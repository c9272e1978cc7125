import { expect, test } from 'vitest';
import { UploadRefused } from './send-upload.ts';
import { isNoneUploaded, troubleOf } from './upload-entry.ts';

test('a picture the server cannot take after its last try is told by its number, and a film by its name', () => {
  const error = new Error('The server stumbled.');
  expect(troubleOf(error, { name: 'van.jpg', number: 2 })).toMatchObject({
    stage: 'held',
    problem: expect.stringMatching(/^Failed to upload image 2: ./),
  });
  expect(troubleOf(error, { name: 'van.mp4', number: undefined }).problem).toMatch(
    /^"van\.mp4" was not uploaded/,
  );
});

test('while the server can keep no files, its words stand there, and the upload can go on later', () => {
  const error = new UploadRefused({ code: 'STORE_FAILED', message: 'Files cannot be kept (AccessDenied).' });
  expect(troubleOf(error, { name: 'van.jpg', number: 2 })).toEqual({
    stage: 'held',
    problem: 'Failed to upload image 2: Files cannot be kept (AccessDenied).',
  });
});

test('a lost line is no failure, and a refusal keeps the server’s words', () => {
  expect(troubleOf(new TypeError('no answer'), { name: 'van.jpg', number: 1 }).stage).toBe('cut');
  const message = '"van.jpg": invalid file.';
  const refused = new UploadRefused({ code: 'INVALID_FILE', message, data: { fileName: 'van.jpg' } });
  expect(troubleOf(refused, { name: 'van.jpg', number: 1 })).toEqual({
    stage: 'refused',
    problem: message,
  });
});

test('who must sign in again reads which file waits for that', () => {
  const refused = new UploadRefused({ code: 'NOT_SIGNED_IN', message: 'Logg inn for å laste opp' });
  expect(troubleOf(refused, { name: 'opp', number: undefined })).toEqual({
    stage: 'held',
    problem: '"opp": Logg inn for å laste opp',
  });
});

test.each([
  [['refused', 'held'], 0, true],
  [['refused', 'sending'], 0, false],
  [['refused', 'cut'], 0, false],
  [['refused'], 1, false],
  [[], 0, false],
] as const)(
  'uploads that are %j beside %i that are there: none could be uploaded: %s',
  (stages, count, isNone) => {
    expect(
      isNoneUploaded(
        stages.map((stage) => ({ stage })),
        count,
      ),
    ).toBe(isNone);
  },
);

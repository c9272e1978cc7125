import { expect, test } from 'vitest';
import { checkDuration, checkResolution, tooLarge } from './refused-files.ts';

test('a small picture is refused by its name and with both sizes', () => {
  expect(() => checkResolution('a.png', { width: 599, height: 900 })).toThrow(
    '"a.png": resolution too low (599 × 900). A picture needs at least 600 × 600 pixels.',
  );
  expect(() => checkResolution('a.png', { width: 600, height: 600 })).not.toThrow();
});

test('a heavy file is refused with its size and ours', () => {
  expect(tooLarge('a.png', { bytes: 44_145_049, kind: 'image' }).message).toBe(
    '"a.png": file too large (42.1 MB). A picture may have up to 30 MB.',
  );
  expect(tooLarge('a.mp4', { bytes: 4.5 * 1024 ** 3, kind: 'video' }).message).toBe(
    '"a.mp4": file too large (4.5 GB). A video may have up to 4 GB.',
  );
});

test('a film is refused for its length in words that say what would do', () => {
  expect(() => checkDuration('a.mp4', 960)).toThrow(
    '"a.mp4": video too short (0.96 s). A video needs at least 1 second.',
  );
  expect(() => checkDuration('a.mp4', 241 * 60_000 + 1)).toThrow(
    '"a.mp4": video too long (242 minutes). A video may have up to 241 minutes.',
  );
  for (const durationMs of [1000, 241 * 60_000])
    expect(() => checkDuration('a.mp4', durationMs)).not.toThrow();
});

test('what is refused is said in the language of its sender, and in figures to programs', () => {
  const told = JSON.parse(tooLarge('a.png', { bytes: 44_145_049, kind: 'image' }).bodyIn('nb'));
  expect(told).toEqual({
    defined: true,
    code: 'TOO_LARGE',
    status: 413,
    message: '«a.png»: filen er for stor (42,1 MB). Et bilde kan være på opptil 30 MB.',
    data: { fileName: 'a.png', bytes: 44_145_049, mostBytes: 30 * 1024 ** 2 },
  });
});

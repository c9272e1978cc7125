import { videoRules } from '#contract/media.ts';
import { freeBox, makeVideo } from '#tests/videos.ts';
import { expect, test } from 'vitest';
import { probeVideo, type ReadableFile } from './probe-video.ts';

/** A file in memory, which knows how much of it was read. */
function fileOf(bytes: Buffer) {
  return longFileOf([[0, bytes]], bytes.length);
}

/** A file of any length that is nothing but zeros between these pieces. */
function longFileOf(
  pieces: [at: number, bytes: Buffer][],
  size: number,
): ReadableFile & { readBytes(): number } {
  let readBytes = 0;
  return {
    size,
    readBytes: () => readBytes,
    async read({ start, end }) {
      const answer = Buffer.alloc(end + 1 - start);
      for (const [at, bytes] of pieces)
        if (at <= end && at + bytes.length > start)
          bytes.copy(answer, Math.max(0, at - start), Math.max(0, start - at), end + 1 - at);
      readBytes += answer.length;
      return answer;
    },
  };
}

test.each([
  [0, 1280, 720],
  [90, 720, 1280],
  [180, 1280, 720],
  [270, 720, 1280],
] as const)(
  'a film that is turned by %i degrees to be seen is as wide and high as it is seen',
  async (rotation, width, height) => {
    for (const kind of ['mp4', 'mov'])
      expect(await probeVideo(fileOf(await makeVideo(kind, { rotation })))).toEqual({
        width,
        height,
        durationMs: 3000,
      });
  },
);

test('HEVC in a MOV is a film, held upright as a phone was', async () => {
  const film = await makeVideo('mov', { codec: 'hevc', width: 1920, height: 1080, rotation: 90 });
  expect(await probeVideo(fileOf(film))).toEqual({ width: 1080, height: 1920, durationMs: 3000 });
});

test.each(['before', 'behind'])(
  'a film of 4 GB whose table of contents stands %s the pictures is looked through by a few pieces',
  async (place) => {
    const film = await makeVideo(place === 'before' ? 'mp4' : 'late.mov');
    expect(film.indexOf('moov') < film.indexOf('mdat')).toBe(place === 'before');
    const size = videoRules.maxBytes;
    const at = place === 'before' ? film.length : film.indexOf('moov') - 4;
    const [before, behind] = [film.subarray(0, at), film.subarray(at)];
    const file = longFileOf(
      [
        [0, before],
        [at, freeBox(size - film.length)],
        [size - behind.length, behind],
      ],
      size,
    );
    expect(await probeVideo(file)).toEqual({ width: 1280, height: 720, durationMs: 3000 });
    expect(file.readBytes()).toBeLessThan(8 * 1024 ** 2);
  },
);

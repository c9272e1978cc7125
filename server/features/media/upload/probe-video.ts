import { z } from 'zod';

/** A file that can be read anywhere, without holding it. */
export interface ReadableFile {
  size: number;
  /** Both ends count. */
  read(range: { start: number; end: number }): Promise<Uint8Array>;
}

export interface ProbedVideo {
  width: number;
  height: number;
  durationMs: number;
}

const optionalNumber = z.coerce.number().positive().optional().catch(undefined);
/** The tracks as MediaInfo names their fields: https://mediaarea.net/en/MediaInfo/Support/Fields */
const Track = z.object({
  '@type': z.string(),
  Duration: optionalNumber,
  Width: optionalNumber,
  Height: optionalNumber,
  Rotation: z.coerce.number().optional().catch(undefined),
  extra: z.object({ IsTruncated: z.string().optional() }).optional().catch(undefined),
});

/** Size, as it is shown, and length of a film. Undefined for what is none, or is cut off. */
export async function probeVideo(file: ReadableFile): Promise<ProbedVideo | undefined> {
  const tracks = await readTracks(file);
  const general = tracks.find((track) => track['@type'] === 'General');
  const video = tracks.find((track) => track['@type'] === 'Video');
  if (general?.extra?.IsTruncated || !video?.Width || !video.Height) return undefined;
  const seconds = video.Duration ?? general?.Duration ?? (await measureDuration(file));
  if (!seconds) return undefined;
  const lies = Math.abs(video.Rotation ?? 0) % 180 === 90;
  const [width, height] = lies ? [video.Height, video.Width] : [video.Width, video.Height];
  return { width, height, durationMs: Math.round(seconds * 1000) };
}

async function readTracks({ size, read }: ReadableFile): Promise<z.infer<typeof Track>[]> {
  const { mediaInfoFactory } = await import('mediainfo.js');
  const mediaInfo = await mediaInfoFactory({ format: 'object' });
  // What goes wrong in the store must not look like a bad file.
  let trouble: unknown;
  try {
    const found = await mediaInfo.analyzeData(size, async (length, start) => {
      try {
        return start < size && length > 0
          ? await read({ start, end: Math.min(start + length, size) - 1 })
          : Buffer.of();
      } catch (error) {
        trouble = error;
        throw error;
      }
    });
    return z.array(Track).parse(found.media?.track ?? []);
  } catch (error) {
    if (trouble) throw trouble;
    if (error instanceof Error) return [];
    throw error;
  } finally {
    mediaInfo.close();
  }
}

/** A film recorded live says nowhere how long it is; its last frames do. */
async function measureDuration({ size, read }: ReadableFile): Promise<number | undefined> {
  // Large, and not needed for most films.
  const { Input, ALL_FORMATS, CustomSource } = await import('mediabunny');
  let trouble: unknown;
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      try {
        return await read({ start, end: end - 1 });
      } catch (error) {
        trouble = error;
        throw error;
      }
    },
  });
  const input = new Input({ formats: ALL_FORMATS, source });
  try {
    return await input.computeDuration();
  } catch {
    if (trouble) throw trouble;
    return undefined;
  } finally {
    input.dispose();
  }
}

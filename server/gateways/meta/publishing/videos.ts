import type { Readable } from 'node:stream';
import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { parseJson } from '../../http.ts';
import type { Graph } from '../graph/graph.ts';
import { isWholeAtMeta, readVideo, type VideoState } from './read-video.ts';
import type { Account } from './tree.ts';

export interface Film {
  fileName: string;
  /** In bytes. */
  size: number;
  /** Both ends count. */
  read(range: { start: number; end: number }): Promise<Readable>;
}

/** How far an upload has come: plain, so that it can be kept. */
export interface VideoUpload {
  videoId: string;
  sessionId: string;
  /** Where the next part begins and ends; the same twice when all of it is there. */
  startOffset: number;
  endOffset: number;
}

interface Progress {
  /** Where an earlier try has come to. */
  begun: VideoUpload | null;
  /** Told after every step, before the next. */
  keep(upload: VideoUpload): Promise<void>;
}

export interface Videos {
  /**
   * Brings a film to an ad account part by part, however large, and answers its id. After a failure it goes on from
   * what was kept, and a part that arrives twice is there once.
   */
  uploadVideo(account: Account, film: Film, progress: Progress): Promise<string>;
  /** What has become of a video since its upload. */
  readVideo(account: Account, videoId: string): Promise<VideoState>;
}

/** A part has 50 MB: a line of 1.2 Mbit/s brings it within this. */
const partPatienceMs = 6 * 60_000;
const longestTitle = 254;
/** In a row, without a byte of progress. */
const mostCorrections = 3;

/** Meta's subcodes of an upload (reference, section 3.5). */
const offsetMismatch = 1363037;
const badSession = 1363041;

const Offsets = z.object({ start_offset: z.coerce.number().int(), end_offset: z.coerce.number().int() });
const Begun = Offsets.extend({ upload_session_id: z.coerce.string(), video_id: z.coerce.string() });
const Done = z.object({ success: z.literal(true) });

export function openVideos(graph: Graph): Videos {
  async function begin({ id: adAccountId, token }: Account, { size }: Film): Promise<VideoUpload> {
    const params = { upload_phase: 'start', file_size: String(size) };
    const call = { path: `${adAccountId}/advideos`, params, token, adAccountId };
    const { video_id: videoId, upload_session_id: sessionId, ...offsets } = await graph.post(call, Begun);
    return { videoId, sessionId, ...toOffsets(offsets) };
  }

  async function sendPart(account: Account, film: Film, upload: VideoUpload) {
    const { id: adAccountId, token } = account;
    const { sessionId, startOffset: start, endOffset } = upload;
    const params = { upload_phase: 'transfer', upload_session_id: sessionId, start_offset: String(start) };
    const file = {
      field: 'video_file_chunk',
      fileName: film.fileName,
      size: endOffset - start,
      read: () => film.read({ start, end: endOffset - 1 }),
    };
    const call = { path: `${adAccountId}/advideos`, params, token, adAccountId };
    return toOffsets(await graph.stream({ ...call, file, patienceMs: partPatienceMs }, Offsets));
  }

  async function finish(account: Account, { fileName }: Film, { sessionId }: VideoUpload): Promise<void> {
    const { id: adAccountId, token } = account;
    const title = fileName.slice(0, longestTitle);
    const params = { upload_phase: 'finish', upload_session_id: sessionId, title };
    await graph.post({ path: `${adAccountId}/advideos`, params, token, adAccountId, isLong: true }, Done);
  }

  /** Sends what is missing. Where Meta has come to counts, not where we believe to be. */
  async function goOn(account: Account, film: Film, { begun, keep }: Progress & { begun: VideoUpload }) {
    let upload = begun;
    for (let corrections = 0; ;) {
      try {
        if (upload.startOffset === upload.endOffset) return await finish(account, film, upload);
        upload = { ...upload, ...(await sendPart(account, film, upload)) };
        corrections = 0;
      } catch (error) {
        const told = offsetsToldBy(error);
        if (!told || ++corrections > mostCorrections) throw error;
        upload = { ...upload, ...told };
      }
      await keep(upload);
    }
  }

  return {
    readVideo: (account, videoId) => readVideo(graph, account, videoId),

    async uploadVideo(account, film, { begun, keep }) {
      for (let upload = begun; ; upload = null) {
        const isNew = upload === null;
        upload ??= await begin(account, film);
        if (isNew) await keep(upload);
        try {
          await goOn(account, film, { begun: upload, keep });
          return upload.videoId;
        } catch (error) {
          if (!isLost(error)) throw error;
          // A session is over once its upload is finished, and the answer to that may have been lost.
          if (isWholeAtMeta(await readVideo(graph, account, upload.videoId))) return upload.videoId;
          if (isNew) throw lostTrack();
        }
      }
    },
  };
}

function toOffsets({ start_offset: startOffset, end_offset: endOffset }: z.infer<typeof Offsets>) {
  return { startOffset, endOffset };
}

/** The session is of no use any more: the upload begins anew, if it is not done. */
function isLost(error: unknown): boolean {
  return error instanceof GatewayError && (error.subcode === badSession || error.subcode === offsetMismatch);
}

function lostTrack(): GatewayError {
  const detail = 'Meta lost track of the upload';
  return new GatewayError({ service: 'Meta', failureKind: 'unavailable', detail });
}

/** Where Meta says to go on, when it did not expect what it was sent. */
function offsetsToldBy(error: unknown) {
  if (!(error instanceof GatewayError) || error.subcode !== offsetMismatch) return undefined;
  const data = typeof error.data === 'string' ? parseJson(error.data) : error.data;
  const told = Offsets.safeParse(data);
  return told.success ? toOffsets(told.data) : undefined;
}

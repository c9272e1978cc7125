import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { useEffect, useRef, useState } from 'react';
import { findFileProblem, type FileProblem } from './picture-files.ts';
import { sendUpload, UploadRefused } from './send-upload.ts';

export interface RunningUpload {
  key: string;
  fileName: string;
  percent: number;
  /** Why it ended without a picture. */
  problem: string | null;
}

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Uploads that run, and those that failed until they are dismissed. Pictures are handed over in the order they were
 * chosen in. Whoever uses this holds the uploads: when it leaves the screen, they end.
 */
export function useUploads(onUploaded: (mediaId: string) => void) {
  const [uploads, setUploads] = useState<RunningUpload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  function set(key: string, part: Partial<RunningUpload>) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }
  function dismiss(key: string) {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }
  async function send(key: string, file: File, turn: Promise<void>) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const mediaId = await sendUpload({
        file,
        signal: stop.signal,
        onProgress: (percent) => set(key, { percent }),
      });
      await turn;
      if (stop.signal.aborted) return;
      uploaded.current(mediaId);
      setUploads((all) => all.filter((upload) => upload.key !== key));
    } catch (error) {
      if (!stop.signal.aborted) set(key, { problem: explain(error, file) });
    } finally {
      stops.current.delete(key);
    }
  }
  function add(files: readonly File[]) {
    for (const file of files) {
      const key = crypto.randomUUID();
      const problem = findFileProblem(file);
      const entry = {
        key,
        fileName: file.name,
        percent: 0,
        problem: problem ? nameProblem(problem, file) : null,
      };
      setUploads((all) => [...all, entry]);
      if (!problem) last.current = send(key, file, last.current);
    }
  }
  const isRunning = uploads.some(({ problem }) => problem === null);
  return { uploads, isRunning, add, dismiss };
}

function explain(error: unknown, file: File): string {
  if (error instanceof UploadRefused) {
    return error.message.includes(file.name) ? error.message : `"${file.name}": ${error.message}`;
  }
  return m.media_upload_failed({ name: file.name, reason: wordsFor(error) });
}

function nameProblem(problem: FileProblem, { name }: File): string {
  if (problem === 'type') return m.media_unsupported_type({ name });
  return problem === 'size' ? m.media_too_large({ name }) : m.media_invalid_file({ name });
}

import { m } from '#web/paraglide/messages.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findFileProblem, kindOfType, typeOf, type Kind } from './media-files.ts';
import { abandonUpload, dismissed, sendUpload } from './send-upload.ts';
import { forgetUnfinished, isSameFile, listUnfinished, rememberUnfinished } from './unfinished-uploads.ts';
import { entryOf, nameFileProblem, troubleOf, type UploadEntry } from './upload-entry.ts';
import { openPace } from './upload-pace.ts';
import { useSleepingUploads } from './use-sleeping-uploads.ts';
import { sendPoster } from './video-poster.ts';

/** Often enough to look alive, and not so often that the page is busy with it. */
const showEveryMs = 200;
const tryEveryMs = 4000;

interface UseUploads {
  /** Where the files belong: what was begun there and not finished is offered there again. */
  place: string;
  kinds: readonly Kind[];
  /** A logo may be smaller than what ads show. */
  purpose?: 'logo' | undefined;
  onUploaded: (mediaId: string, kind: Kind) => void;
}

/**
 * Uploads that run, and those that failed until they are dismissed. Pictures are handed over in the order they were
 * chosen in, and do not wait for films. Whoever uses this holds the uploads: when it leaves the screen they pause, and
 * can go on when it is back.
 */
export function useUploads({ place, kinds, purpose, onUploaded }: UseUploads) {
  const [uploads, setUploads] = useState<UploadEntry[]>([]);
  const last = useRef(new Map<Kind, Promise<void>>());
  const stops = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());
  const numbers = useRef(new Map<string, number>());
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  function show(key: string, part: Partial<UploadEntry>) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }
  function close(key: string) {
    files.current.delete(key);
    forgetUnfinished(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }
  useSleepingUploads(place, {
    onAsleep: (entry) => setUploads((all) => [...all.filter(({ key }) => key !== entry.key), entry]),
    onWhole: (mediaId, kind) => uploaded.current(mediaId, kind),
  });

  async function send(key: string, file: File, turn: Promise<void> | undefined) {
    const stop = new AbortController();
    const type = typeOf(file);
    const kind = kindOfType(type) ?? 'image';
    const paceAt = openPace(file.size);
    let shownAt = 0;
    stops.current.set(key, stop);
    files.current.set(key, file);
    try {
      const mediaId = await sendUpload({
        file,
        purpose,
        url: listUnfinished(place).find((begun) => begun.key === key)?.url,
        signal: stop.signal,
        onUrl(url) {
          const { name: fileName, size: bytes, lastModified } = file;
          rememberUnfinished({ key, place, fileName, bytes, lastModified, url });
        },
        onProgress(sentBytes) {
          const atMs = performance.now();
          if (atMs - shownAt < showEveryMs && sentBytes < file.size) return;
          shownAt = atMs;
          show(key, { sentBytes, pace: paceAt({ atMs, sentBytes }), stage: 'sending', problem: null });
        },
      });
      if (kind === 'video') await sendPoster(file, mediaId);
      await turn;
      if (stop.signal.aborted) return;
      uploaded.current(mediaId, kind);
      close(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      const trouble = troubleOf(error, {
        name: file.name,
        number: kind === 'image' ? numbers.current.get(key) : undefined,
      });
      if (trouble.stage === 'refused') forgetUnfinished(key);
      show(key, { ...trouble, pace: undefined });
    } finally {
      if (stops.current.get(key) === stop) stops.current.delete(key);
    }
  }
  function start(key: string, file: File) {
    const kind = kindOfType(typeOf(file)) ?? 'image';
    last.current.set(kind, send(key, file, last.current.get(kind)));
  }
  /** `before`: how many there are already. */
  function add(chosen: readonly File[], before = 0) {
    const begun = listUnfinished(place);
    for (const [place, file] of chosen.entries()) {
      const problem = findFileProblem(file, kinds);
      const earlier = begun.find((upload) => isSameFile(file, upload) && !stops.current.has(upload.key));
      const key = earlier?.key ?? crypto.randomUUID();
      numbers.current.set(key, before + place + 1);
      const refusal =
        problem && ({ stage: 'refused', problem: nameFileProblem(problem, file, kinds) } as const);
      const entry = { ...entryOf(key, file), ...refusal };
      setUploads((all) => [...all.filter((upload) => upload.key !== key), entry]);
      if (!refusal) start(key, file);
    }
  }
  /** Goes on with a file that is still in our hands. */
  function resume(key: string) {
    const file = files.current.get(key);
    if (!file || stops.current.has(key)) return;
    start(key, file);
  }
  /** Goes on with a file the browser had lost hold of; another one will not do. */
  function resumeWith(key: string, file: File) {
    const begun = listUnfinished(place).find((upload) => upload.key === key);
    if (begun && !isSameFile(file, begun))
      return show(key, { problem: m.media_other_file({ name: begun.fileName, other: file.name }) });
    add([file]);
  }
  function dismiss(key: string) {
    stops.current.get(key)?.abort(dismissed);
    const begun = listUnfinished(place).find((upload) => upload.key === key);
    // What nobody asks for any more, the server forgets after a day by itself.
    if (begun && !stops.current.has(key)) abandonUpload(begun.url).catch(() => undefined);
    stops.current.delete(key);
    close(key);
  }
  const cutKeys = uploads.filter(({ stage }) => stage === 'cut').map(({ key }) => key);
  useAnotherTry(cutKeys.length > 0, () => cutKeys.forEach(resume));

  const isRunning = uploads.some(({ stage }) => stage === 'sending' || stage === 'cut');
  return { uploads, kinds, isRunning, add, resume, resumeWith, dismiss };
}

/** When the line or the server is back nobody should have to press a button. */
function useAnotherTry(isCut: boolean, onTry: () => void) {
  const again = useEffectEvent(onTry);
  useEffect(() => {
    if (!isCut) return;
    const timer = setInterval(again, tryEveryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isCut]);
}

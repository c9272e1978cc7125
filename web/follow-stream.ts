import { isDefinedError } from '@orpc/client';
import { askFailedAgain, noteSignedOut } from './api.ts';

const reconnectMs = 2000;

interface Following<News> {
  open: (signal: AbortSignal) => Promise<AsyncIterable<News>>;
  /** At each beginning, once the stream stands: what may have been missed until then is looked up here. */
  onOpen?: () => Promise<void>;
  hear: (news: News) => void;
}

/** Follows a stream of the server until told to stop, through cuts and restarts. A deliberate no ends it. */
export async function followStream<News>(
  { open, onOpen, hear }: Following<News>,
  signal: AbortSignal,
): Promise<void> {
  let wasCut = false;
  while (!signal.aborted) {
    try {
      const stream = await open(signal);
      if (wasCut) askFailedAgain();
      await onOpen?.();
      for await (const news of stream) hear(news);
    } catch (error) {
      // Whoever is not signed in is told so by the page, at once; anything else is a cut.
      noteSignedOut(error);
      if (isDefinedError(error)) return;
    }
    wasCut = true;
    await pause(reconnectMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

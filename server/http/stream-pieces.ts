import { setImmediate } from 'node:timers/promises';

/** Whoever takes nothing for so long has gone without a word. */
const stallsAfterMs = 60_000;

/**
 * A download, one piece read ahead of whoever takes it. Whoever hangs up, or takes no more, ends it; `leave` is called then,
 * and at the end.
 */
export function streamPieces(
  pieces: AsyncGenerator<Uint8Array, undefined>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  let patience: NodeJS.Timeout | undefined;
  let next: ReturnType<typeof pieces.next> | undefined;

  function readAhead(): void {
    next = pieces.next();
    // Told when its turn comes.
    next.catch(() => undefined);
  }
  function end(): void {
    clearTimeout(patience);
    leave();
  }
  function waitFor(controller: ReadableStreamDefaultController): void {
    clearTimeout(patience);
    patience = setTimeout(() => {
      end();
      controller.error(new Error('Nobody took the rest of the file.'));
      // Whatever it holds open is let go of.
      pieces.return(undefined).catch(() => undefined);
    }, stallsAfterMs).unref();
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (!next) readAhead();
          const { value: piece } = await next!;
          waitFor(controller);
          // The database reads the next page while this one is written.
          readAhead();
          // So it is asked first; and where the database shares this thread, others have their turn.
          await setImmediate();
          if (piece) return controller.enqueue(piece);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel() {
        end();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

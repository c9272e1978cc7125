import { dayAt } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import { authenticate, fileRequest, stillMay } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { openExportPlaces } from '#server/http/export-places.ts';
import { streamPieces } from '#server/http/stream-pieces.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import { noteDeed } from '../audit-log/write-line.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { entriesOf } from './entries.ts';

/** Everything of a workspace as one file, for its owners. */
export function takeoutFile(ctx: AppContext): Hono {
  const places = openExportPlaces(1);
  return new Hono().get('/workspace.zip', async (c) => {
    const { db, now } = ctx;
    const asking = fileRequest(ctx, c);
    const person = await authenticate(asking, { right: 'own', doing: 'session' });
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    const { name } = await getWorkspace(db, person.workspaceId);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', downloadAs(`${name}_${dayAt(now(), 'UTC')}.zip`));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method === 'HEAD') return c.body(null);
    // Said outright, or the listener waits for more before it sends the first piece.
    c.header('Transfer-Encoding', 'chunked');
    const leave = places.take(person.workspaceId);
    try {
      await db.transaction((tx) => noteDeed(tx, person, { at: now(), deed: 'workspace-downloaded' }));
    } catch (error) {
      leave();
      throw error;
    }
    // It may take hours, and whoever is removed meanwhile gets no more of it.
    const lookAgain = stillMay(asking, person, 'own');
    return c.body(streamPieces(piecesOf(makeZip(entriesOf(ctx, person, lookAgain))), leave));
  });
}

async function* piecesOf(zip: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const reader = zip.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Given up halfway, it answers with what it was given up for.
    await reader.cancel().catch(() => undefined);
  }
}

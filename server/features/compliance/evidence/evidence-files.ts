import type { AppContext } from '#server/app-context.ts';
import { authenticate, fileRequest } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { Hono } from 'hono';
import { idShape } from '../../media/rules.ts';
import { sendFile } from '../../media/serve/send-file.ts';
import { listEvidence } from './evidence-queries.ts';

/** The files of answers, for the workspace they belong to: to be saved, never shown as a page of ours. */
export function evidenceFiles(ctx: AppContext): Hono {
  return new Hono().get(`/evidence/:id{${idShape}}`, async (c) => {
    const person = await authenticate(fileRequest(ctx, c), { right: 'see', doing: 'read' });
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    const id = c.req.param('id');
    const row = (await listEvidence(ctx.db, person.workspaceId, [id])).get(id);
    if (!row) throw new Refusal('EVIDENCE_NOT_FOUND');
    c.header('Content-Disposition', downloadAs(row.name));
    return sendFile(c, ctx.storage, {
      key: row.file,
      contentType: row.mimeType,
      cacheControl: 'private, no-store',
    });
  });
}

import { DesignName, DesignPlacement } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import { authenticateFor, fileRequest } from '#server/http/authenticate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findMediaOwner } from '../media/queries.ts';
import { holdsPass } from '../media/serve/signed-media.ts';
import { sendFile } from '../media/serve/send-file.ts';
import { gapOf } from './design-gaps.ts';
import { drawnSizes, ensureDrawn, stateOf } from './drawn-files.ts';
import { readSubject } from './read-subject.ts';

const Asked = z.object({
  mediaId: z.uuid(),
  campaignId: z.uuid(),
  design: DesignName,
  placement: DesignPlacement,
  size: z.literal(Object.keys(drawnSizes) as (keyof typeof drawnSizes)[]).catch('whole'),
});

/** Shows pictures in their designs to the workspace they belong to; to everybody else they do not exist. */
export function designFiles(ctx: AppContext): Hono {
  return new Hono().get('/:mediaId/designs/:campaignId/:design/:placement', async (c: Context) => {
    const asked = Asked.safeParse({ ...c.req.param(), size: c.req.query('size') });
    const owner = asked.data && (await findMediaOwner(ctx.db, asked.data.mediaId));
    const need = { right: 'see', doing: 'read' } as const;
    const workspaceId = holdsPass(ctx, c)
      ? owner
      : (await authenticateFor(fileRequest(ctx, c), owner, need))?.workspaceId;
    if (!workspaceId || !asked.success) throw new Refusal('MEDIA_NOT_FOUND');
    const subject = await readSubject(ctx, workspaceId, asked.data);
    if (gapOf(asked.data.design, subject.content)) throw new Refusal('MEDIA_NOT_FOUND');
    const key = await ensureDrawn(ctx, subject, asked.data);
    // An address of before a change shows what is so now, and is not kept.
    const isCurrent = c.req.query('state') === stateOf(subject, asked.data);
    const cacheControl = isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-store';
    return sendFile(c, ctx.storage, { key, contentType: 'image/jpeg', cacheControl });
  });
}

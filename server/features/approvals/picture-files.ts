import type { DesignPlacement } from '#contract/designs.ts';
import { designPlacements } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import { authenticateFor, fileRequest } from '#server/http/authenticate.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ensureDrawn, stateOf } from '../designs/drawn-files.ts';
import { readSubject } from '../designs/read-subject.ts';
import { findMedia } from '../media/queries.ts';
import { sendFile, type ShownFile } from '../media/serve/send-file.ts';
import type { ApprovedPicture } from './content.ts';
import { type ApprovalRow, findAnyApproval, findByToken } from './queries.ts';

const seenByNobodyElse = 'private, no-store';

/** The pictures of one question, to whoever holds its link while that leads somewhere, or was asked as a member. */
export function approvalPictures(ctx: AppContext): Hono {
  async function findQuestion(c: Context, key: string): Promise<ApprovalRow | undefined> {
    if (!z.uuid().safeParse(key).success) return findByToken(ctx.db, hashOf(key), ctx.now());
    const row = await findAnyApproval(ctx.db, key);
    const need = { right: 'shared', doing: 'read' } as const;
    const person = row && (await authenticateFor(fileRequest(ctx, c), row.workspaceId, need));
    // A key stands for its own workspace, whichever is named.
    const isTheirs = person?.workspaceId === row?.workspaceId && person?.id === row?.recipientId;
    return isTheirs && !row?.revokedAt ? row : undefined;
  }
  return new Hono().get('/:key/:place/:part', async (c) => {
    const { key, place, part } = c.req.param();
    const row = await findQuestion(c, key);
    const picture = row?.content.ads[Number(place)]?.picture;
    const file = row && picture && (await fileOf(ctx, row, { picture, part }));
    c.header('Referrer-Policy', 'no-referrer');
    return sendFile(c, ctx.storage, file);
  });
}

/** Where a part of what was approved lies; undefined where there is no such part, or it looks otherwise by now. */
async function fileOf(
  ctx: AppContext,
  { workspaceId, campaignId }: ApprovalRow,
  { picture, part }: { picture: ApprovedPicture; part: string },
): Promise<ShownFile | undefined> {
  const media = await findMedia(ctx.db, workspaceId, picture.mediaId);
  if (!media) return undefined;
  const { mediaId, kind, isEnhanced, file: key, drawn } = picture;
  if (part === 'film') return kind === 'video' ? shown(key, media.contentType) : undefined;
  if (part === 'seen') {
    const preview = isEnhanced ? media.enhancement?.enhancedPreviewKey : media.previewKey;
    return preview ? shown(preview, 'image/webp') : undefined;
  }
  const placement = designPlacements.find((shape) => shape === part);
  if (!drawn || !placement) return undefined;
  return drawing(ctx, {
    workspaceId,
    campaignId,
    mediaId,
    design: drawn.design,
    state: drawn.states[placement],
    placement,
  });
}

async function drawing(
  ctx: AppContext,
  {
    workspaceId,
    campaignId,
    mediaId,
    design,
    placement,
    state,
  }: Pick<ApprovalRow, 'workspaceId' | 'campaignId'> & {
    mediaId: string;
    design: NonNullable<ApprovedPicture['drawn']>['design'];
    placement: DesignPlacement;
    state: string;
  },
): Promise<ShownFile | undefined> {
  const subject = await readSubject(ctx, workspaceId, { campaignId, mediaId });
  if (stateOf(subject, { design, placement }) !== state) return undefined;
  return shown(await ensureDrawn(ctx, subject, { design, placement, size: 'whole' }), 'image/jpeg');
}

function shown(key: string, contentType: string): ShownFile {
  return { key, contentType, cacheControl: seenByNobodyElse };
}

import { randomUUID } from 'node:crypto';
import { imageRules } from '#contract/media.ts';
import type { Language } from '#contract/people/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { becauseOf, coded, type CodedText } from '#server/platform/coded-text.ts';
import { openGate } from '#server/platform/gate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import sharp from 'sharp';
import { insertMedia } from '#server/features/media/queries.ts';

/** How many pictures from the web are taken apart at a time in this process. */
const throughGate = openGate(2);
const known = new Set(['jpeg', 'png', 'gif', 'webp']);
const mostPixels = 120e6;
const previewEdge = 640;

/** Brings a picture from the web into the workspace, as if it had been uploaded, and answers its id. */
export async function fetchPicture(
  { db, storage, webPictures }: AppContext,
  { workspaceId, language }: Person,
  address: string,
): Promise<string> {
  const bytes = await webPictures.fetchPicture(address).catch((error: unknown) => {
    throw error instanceof GatewayError ? unusable(error.reason, language) : error;
  });
  const picture = await throughGate(() => render(bytes, language));
  const id = randomUUID();
  const key = `${workspaceId}/${id}/original.jpg`;
  const previewKey = `${workspaceId}/${id}/preview.webp`;
  await Promise.all([storage.put(key, picture.original), storage.put(previewKey, picture.preview)]);
  const { width, height, original } = picture;
  const file = { kind: 'image', contentType: 'image/jpeg', width, height } as const;
  const row = { ...file, id, fileName: nameOf(address), bytes: original.byteLength, key, previewKey };
  await insertMedia(db, workspaceId, row);
  return id;
}

/** A picture of ours: upright, without hidden data. What it is, its bytes tell. */
async function render(bytes: Buffer, language: Language) {
  const limits = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  try {
    const { format, width, height } = await sharp(bytes, limits).metadata();
    if (!known.has(format)) throw unusable(coded('web-picture-other-format'), language);
    const { minWidth, minHeight } = imageRules;
    if (width < minWidth || height < minHeight)
      throw unusable(
        coded('web-picture-too-small', { size: `${width} × ${height}`, least: `${minWidth} × ${minHeight}` }),
        language,
      );
    const upright = sharp(bytes, limits).autoOrient().toColourspace('srgb').flatten({ background: 'white' });
    const [original, preview] = await Promise.all([
      upright.clone().jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true }),
      upright
        .clone()
        .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    ]);
    const { data, info } = original;
    return { original: data, preview, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unusable(coded('web-picture-unreadable'), language);
  }
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const name = last.replaceAll(/[^\w.-]/g, '').slice(0, 100);
  return name || 'picture.jpg';
}

function unusable(why: CodedText, language: Language): Refusal<'PICTURE_ADDRESS_UNUSABLE'> {
  return new Refusal('PICTURE_ADDRESS_UNUSABLE', becauseOf(why, language));
}

import { randomUUID } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { becauseOf, coded, type CodedText } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { drawLogo, isDrawing } from './draw-logo.ts';
import { storePicture } from './keep-picture.ts';
import { mostMegapixels, type RenderedFormat } from './render-picture.ts';
import { formatOf } from './upload/file-formats.ts';
import { UploadRefused } from './upload/refused-files.ts';

interface Wish {
  /** Under which it is kept; the same one again keeps one picture. */
  id?: string;
  /** It may be small, and drawn in lines. */
  isLogo?: boolean;
  /** For what is not on the open web. */
  fetchBytes?: () => Promise<Buffer | undefined>;
}

/** Brings a picture from the web into the workspace, as if it had been uploaded, and answers its id. */
export async function fetchPicture(
  { db, storage, webPictures }: AppContext,
  { workspaceId, language }: Person,
  address: string,
  { id = randomUUID(), isLogo = false, fetchBytes = () => webPictures.fetchPicture(address) }: Wish = {},
): Promise<string> {
  const unusable = (why: CodedText) => new Refusal('PICTURE_ADDRESS_UNUSABLE', becauseOf(why, language));
  try {
    const fetched = await fetchBytes();
    const bytes = isLogo && fetched && isDrawing(fetched) ? await drawLogo(fetched) : fetched;
    const format = bytes && formatOnTheWeb(bytes);
    if (!format) throw unusable(coded('web-picture-other-format'));
    const picture = { id, fileName: nameOf(address), format, isLogo, read: async () => bytes };
    return (await storePicture({ db, storage }, workspaceId, picture)).id;
  } catch (error) {
    if (error instanceof GatewayError) throw unusable(error.reason);
    if (error instanceof UploadRefused) throw unusable(reasonFor(error));
    throw error;
  }
}

/** What a picture is by its bytes; the web's own format as well, which people do not upload. */
export function formatOnTheWeb(bytes: Buffer): RenderedFormat | undefined {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  const found = formatOf(bytes);
  return isWebp ? 'webp' : found?.kind === 'image' ? found.format : undefined;
}

/** Whether a picture of so many pixels is small enough to be taken. */
export function canBeTaken({ width, height }: { width: number; height: number }): boolean {
  return width * height <= mostMegapixels * 1e6;
}

function reasonFor({ refused: { code, data } }: UploadRefused): CodedText {
  if (code !== 'RESOLUTION_TOO_LOW') return coded('web-picture-unreadable');
  const { width, height, minWidth, minHeight } = data ?? {};
  const sizes = { size: `${width} × ${height}`, least: `${minWidth} × ${minHeight}` };
  return coded('web-picture-too-small', sizes);
}

function nameOf(address: string): string {
  const last = address.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? '';
  const name = last.replaceAll(/[^\w.-]/g, '').slice(0, 100);
  return name || 'picture.jpg';
}

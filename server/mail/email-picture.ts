import type { Meta } from '#server/gateways/meta/meta.ts';
import { html } from 'hono/html';
import sharp from 'sharp';

/** By what an email calls the picture it carries. */
export const pictureName = 'campaign@adfjord';

/** Twice as many as are shown, for screens with two dots to a pixel. */
const adSize = { width: 960, height: 480 };
const mostPixels = 64_000_000;

/** Where the picture is shown, as wide as the email. Nothing is told of one that says nothing new. */
export function pictureHtml({ alt = '', gap = 22 }: { alt?: string; gap?: number } = {}) {
  return html`<img
    src="cid:${pictureName}"
    width="460"
    alt="${alt}"
    style="display:block;width:100%;height:auto;margin:0 0 ${gap}px;border:0;border-radius:${gap > 0 ? 10 : 0}px"
  />`;
}

/** The email as it is where there is no picture. */
export function withoutPicture(email: string): string {
  return email.replace(/<img\s+src="cid:[^>]*>/, '');
}

/** A picture of an ad, cut and small; undefined for what is no picture, or is not handed out. */
export async function fetchEmailPicture(meta: Meta, address: string): Promise<Buffer | undefined> {
  try {
    const bytes = await meta.fetchAdPicture(address);
    if (!bytes) return undefined;
    const picture = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
    return await picture
      .resize({ ...adSize, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 72 })
      .toBuffer();
  } catch {
    // An email without its picture is better than none: people wait for an answer.
    return undefined;
  }
}

import { GatewayError } from '#server/gateways/gateway-error.ts';
import sharp from 'sharp';
import { formatOf } from '../upload/file-formats.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';

const mostPixels = 60_000_000;
const previewEdge = 640;

interface RenderedResult {
  picture: Buffer;
  preview: Buffer;
}

/** Makes a picture of ours (JPEG) out of what the studio sent, told by its bytes, with a small one (WebP) for lists. */
export function renderResult(bytes: Buffer): Promise<RenderedResult> {
  if (formatOf(bytes)?.kind !== 'image')
    throw unusable({ detail: 'the result of the studio is no picture we know' });
  return throughPictureGate(async () => {
    try {
      const upright = sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' });
      const [picture, preview] = await Promise.all([
        upright.clone().jpeg({ quality: 90 }).toBuffer(),
        upright
          .clone()
          .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      ]);
      return { picture, preview };
    } catch {
      throw unusable({ detail: 'the result of the studio cannot be read' });
    }
  });
}

function unusable({ detail }: { detail: string }): GatewayError {
  return new GatewayError({
    service: 'Pictures',
    failureKind: 'unexpected-reply',
    detail,
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import * as z from 'zod';

import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { accountOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { readCreative } from '#sandbox/meta/creatives/creative-drafts.ts';
import { videosIn } from '#sandbox/meta/creatives/creative-fields.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, Listing, Visit } from '#sandbox/meta/graph/node-type.ts';
import { amount, map, oneOf, readParams, required } from '#sandbox/meta/graph/params.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { frameOf, previewFormats } from './preview-formats.ts';

/** What the address of a preview holds: the creative itself, for it may not exist anywhere else. */
const Preview = z.object({
  account: z.string(),
  format: z.string(),
  creative: z.record(z.string(), z.unknown()),
  madeAt: z.number(),
});
export type Preview = z.infer<typeof Preview>;

const mostBytes = 1_000_000;

/** Previews of a creative that exists, or of one that is only thought of. */
export const previewsEdge: Edge = {
  list(visit, account) {
    const frame = readFrame(visit);
    const spec = mapOf(readParams(visit.call.params, { creative: required(map) })['creative']);
    const id = textOf(spec['creative_id']);
    if (!id) return previews(visit, account, readCreative(visit, account, spec), frame);
    const known = visit.world.store.find(id);
    if (known?.kind !== 'adcreative' || known.account !== account.account)
      throw new GraphError('noObject', { id, method: 'get' });
    return previews(visit, account, known.fields, frame);
  },
};

export function previewsOf(visit: Visit, creative: Thing): Listing {
  return previews(visit, accountOf(visit.world, creative), creative.fields, readFrame(visit));
}

export function previewsOfAd(visit: Visit, ad: Thing): Listing {
  const creative = visit.world.store.find(textOf(ad.fields['creative_id']));
  if (!creative) throw new GraphError('noObject', { id: ad.id, method: 'get' });
  return previewsOf(visit, creative);
}

/** What an address of ours was made for, or nothing when somebody else made it up. */
export function readPreview({ d: data, t: seal }: Fields): Preview | undefined {
  const text = textOf(data);
  const [given, true_] = [Buffer.from(textOf(seal)), Buffer.from(sealOf(text))];
  if (given.length !== true_.length || !timingSafeEqual(given, true_)) return undefined;
  const written = inflateRawSync(Buffer.from(text.slice(2), 'base64url'), { maxOutputLength: mostBytes });
  return Preview.parse(JSON.parse(written.toString()));
}

interface Frame {
  format: string;
  width: unknown;
  height: unknown;
}

function readFrame({ call }: Visit): Frame {
  const shapes = { ad_format: required(oneOf(previewFormats)), width: amount, height: amount };
  const { ad_format: wished, width, height } = readParams(call.params, shapes);
  const format = textOf(wished);
  return {
    ...frameOf(format),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    format,
  };
}

function previews({ world }: Visit, { account }: Thing, fields: Fields, frame: Frame): Listing {
  const { format, width, height } = frame;
  if (frameOf(format).isVideo && videosIn(fields).length === 0)
    throw new GraphError('previewUnavailable', { format });
  const { object_story_spec, asset_feed_spec, image_hash, call_to_action } = fields;
  const creative = { object_story_spec, asset_feed_spec, image_hash, call_to_action };
  const preview: Preview = { account, format, creative, madeAt: world.clock.now() };
  const data = `AQ${deflateRawSync(JSON.stringify(preview)).toString('base64url')}`;
  const address = `${world.publicUrl}/meta/preview?d=${data}&amp;t=${sealOf(data)}`;
  const body = `<iframe src="${address}" width="${Number(width)}" height="${Number(height)}" scrolling="yes" style="border: none;"></iframe>`;
  return { rows: [{ body }], bare: true };
}

function sealOf(data: string): string {
  return `AQ${createHmac('sha256', app.secret).update(`preview ${data}`).digest('base64url')}`;
}

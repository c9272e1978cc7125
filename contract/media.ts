import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';
import { Share } from './storable.ts';

/** What an upload must be, checked from its bytes on the server. */
export const imageRules = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 30 * 1024 ** 2,
  minWidth: 600,
  minHeight: 600,
} as const;

/** A logo stands small on a picture, and is a picture of no ad by itself. */
export const logoRules = { ...imageRules, minWidth: 96, minHeight: 32 } as const;

export const videoRules = {
  types: ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/webm'],
  maxBytes: 4 * 1024 ** 3,
  minSeconds: 1,
  maxSeconds: 241 * 60,
} as const;

/** The shapes we show pictures in: square, portrait, story and link, as width to height. */
export const placements = { '1x1': 1, '4x5': 4 / 5, '9x16': 9 / 16, '191x100': 1.91 } as const;
export type Placement = keyof typeof placements;

/** What must stay in sight when a picture is cut: fractions of its width and height from the top left. */
export const FocalPoint = z.object({ x: Share, y: Share });
export type FocalPoint = z.infer<typeof FocalPoint>;

const EnhancementStep = z.enum(['edit', 'scene']);

/** Why the picture studio made nothing: it does not let us in, refuses this picture, has too much to do, or says nothing. */
export const EnhancementProblem = z.enum(['locked', 'refused', 'busy', 'silent']);
export type EnhancementProblem = z.infer<typeof EnhancementProblem>;

/** How far the enhancement of a picture has come. What was made stays beside the original. */
export const Enhancement = z.object({
  status: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  /** The step that is being done, or that failed. */
  step: EnhancementStep.nullable(),
  /** How far along it is, in percent; never past 90 before the result is there. */
  percent: z.int().min(0).max(100),
  /** Why it failed. */
  problem: EnhancementProblem.nullable(),
  /** What the studio said to a picture it refuses, in its own words. */
  studioSaid: z.string().nullable(),
  editedUrl: z.string().nullable(),
  enhancedUrl: z.string().nullable(),
});
export type Enhancement = z.infer<typeof Enhancement>;

/** A picture or video the workspace has uploaded. */
export const Media = z.object({
  id: z.uuid(),
  fileName: z.string(),
  kind: z.enum(['image', 'video']),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** Videos only, in ms. */
  durationMs: z.int().nullable(),
  focalPoint: FocalPoint,
  enhancement: Enhancement,
  url: z.string().meta({ description: 'The whole file, for its workspace only.' }),
  previewUrl: z.string().meta({ description: 'A small rendition for lists and ad previews.' }),
  createdAt: z.iso.datetime(),
});
export type Media = z.infer<typeof Media>;

/** Whether an ad can show it: a logo may be too small for that. */
export function isForAds({ kind, width, height }: Pick<Media, 'kind' | 'width' | 'height'>): boolean {
  return kind === 'video' || (width >= imageRules.minWidth && height >= imageRules.minHeight);
}

/** What was measured of a file that is refused, and what the measure is. */
export const FileFacts = z.object({
  fileName: z.string(),
  /** Why a file is invalid. */
  cause: z.enum(['damaged-picture', 'damaged-video', 'too-many-frames', 'too-many-pixels']).optional(),
  bytes: z.number().optional(),
  mostBytes: z.number().optional(),
  mostFrames: z.number().optional(),
  mostMegapixels: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  minWidth: z.number().optional(),
  minHeight: z.number().optional(),
  seconds: z.number().optional(),
  minSeconds: z.number().optional(),
  maxSeconds: z.number().optional(),
  mostGb: z.number().optional(),
  mostUploads: z.number().optional(),
});

/** How an upload is refused: the body of an answer at `/uploads` that is none of ours by mistake, shaped as every refusal is. */
export const UploadRefusal = z.object({
  defined: z.literal(true),
  status: z.int(),
  code: z.enum([
    'UNSUPPORTED_TYPE',
    'TOO_LARGE',
    'RESOLUTION_TOO_LOW',
    'VIDEO_TOO_SHORT',
    'VIDEO_TOO_LONG',
    'INVALID_FILE',
    'STORAGE_FULL',
    'TOO_MANY_UPLOADS',
    'NOT_SIGNED_IN',
    'STORE_FAILED',
  ]),
  message: z.string(),
  /** Missing where it is not for the file: for who sends it, or for want of a place to keep it. */
  data: FileFacts.optional(),
});
export type UploadRefusal = z.infer<typeof UploadRefusal>;

const byId = z.object({ id: z.uuid() });

/** So long uploads stay that no campaign uses, in ms. */
export const unusedIsKeptMs = 30 * 24 * 60 * 60_000;

/** How many are listed at a time. */
export const picturesAtOnce = 12;

export const media = oc.tag('media').router({
  list: member
    .route({
      method: 'GET',
      path: '/media',
      summary: 'The pictures of the workspace',
      description: `Those an ad can show, whichever campaign has them, newest first, ${picturesAtOnce} at a time.`,
    })
    .input(z.object({ after: z.uuid().optional() }))
    .output(
      z.object({
        pictures: z.array(
          Media.extend({
            deletedAt: z.iso
              .datetime()
              .nullable()
              .meta({ description: 'When it goes if no campaign uses it.' }),
          }),
        ),
        next: z.uuid().nullable().meta({ description: 'Hand it in as `after` to read on.' }),
      }),
    ),
  get: member
    .route({
      method: 'GET',
      path: '/media/{id}',
      summary: 'One picture or video',
      description: 'Its size, its addresses, and how far its enhancement has come.',
    })
    .input(byId)
    .output(Media)
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
  setFocalPoint: member
    .route({
      method: 'PUT',
      path: '/media/{id}/focal-point',
      summary: 'Say what must stay in sight',
      description: 'The picture is cut anew for every placement.',
    })
    .input(byId.extend({ focalPoint: FocalPoint }))
    .output(Media)
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
  enhance: member
    .route({
      method: 'POST',
      path: '/functions/enhance-image-claid',
      summary: 'Enhance a picture',
      description:
        'Two steps, edit and then scene, done in the background; follow them with `watch`. After a failure it goes on from the step that failed. Asking again while it runs changes nothing.',
    })
    .input(byId)
    .output(Media)
    .errors(mayRefuse('MEDIA_NOT_FOUND', 'MEDIA_NOT_ENHANCEABLE', 'TOO_OFTEN')),
  watch: member
    .route({
      method: 'GET',
      path: '/media/{id}/progress',
      summary: 'Follow the enhancement of a picture',
      description: 'Answers a stream: the picture as it is, and again whenever its enhancement gets further.',
    })
    .input(byId)
    .output(eventIterator(Media))
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
});

import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

/** What an upload must be, checked from its bytes on the server. */
export const imageRules = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 30 * 1024 ** 2,
  minWidth: 600,
  minHeight: 600,
} as const;

/** A picture the workspace has uploaded. */
export const Media = z.object({
  id: z.uuid(),
  fileName: z.string(),
  kind: z.enum(['image']),
  variant: z.enum(['original', 'enhanced']),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  url: z.string().meta({ description: 'The whole picture, for its workspace only.' }),
  previewUrl: z.string().meta({ description: 'A small rendition for lists and ad previews.' }),
  createdAt: z.iso.datetime(),
});
export type Media = z.infer<typeof Media>;

/** How the upload door says no: the body of a 4xx answer at `/uploads`. */
export const UploadRefusal = z.object({
  code: z.enum(['UNSUPPORTED_TYPE', 'TOO_LARGE', 'RESOLUTION_TOO_LOW', 'INVALID_FILE', 'NOT_SIGNED_IN']),
  message: z.string(),
});
export type UploadRefusal = z.infer<typeof UploadRefusal>;

export const media = {
  get: member
    .route({ method: 'GET', path: '/media/{id}', summary: 'One picture', tags: ['media'] })
    .input(z.object({ id: z.uuid() }))
    .output(Media)
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
};

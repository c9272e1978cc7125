import * as z from 'zod';

const pixels = z.union([z.int().min(1).max(20_000), z.literal('auto'), z.string().regex(/^\d{1,4}%$/)]);
const formats = z.enum(['jpeg', 'png', 'webp']);
const Format = z.union([
  formats.transform((type) => ({ type, quality: undefined })),
  z.strictObject({ type: formats, quality: z.int().min(1).max(100).optional() }),
]);
export type Format = z.infer<typeof Format>;

const fits = z.enum(['crop', 'cover', 'bounds', 'canvas', 'outpaint']);
const corners = z.enum(['center', 'smart']);

const Operations = z.strictObject({
  restorations: z
    .strictObject({
      decompress: z.enum(['moderate', 'strong', 'auto']).nullish(),
      upscale: z.enum(['smart_enhance', 'smart_resize', 'faces', 'digital_art', 'photo']).nullish(),
      polish: z.boolean().nullish(),
    })
    .nullish(),
  adjustments: z
    .strictObject({
      hdr: z.int().min(0).max(100).nullish(),
      sharpness: z.int().min(0).max(100).nullish(),
    })
    .nullish(),
  background: z
    .strictObject({
      remove: z.union([z.boolean(), z.strictObject({ clipping: z.boolean().optional() })]).nullish(),
      color: z
        .string()
        .regex(/^(#[0-9a-f]{6}|transparent)$/i)
        .nullish(),
    })
    .nullish(),
  resizing: z
    .strictObject({
      width: pixels.nullish(),
      height: pixels.nullish(),
      fit: z
        .union([
          fits.transform((type) => ({ type, crop: undefined })),
          z.strictObject({ type: fits.default('crop'), crop: corners.optional() }),
        ])
        .default({ type: 'crop' }),
    })
    .nullish(),
});
export type Operations = z.infer<typeof Operations>;

const address = z.url({ protocol: /^https?$/ }).max(4096);

/** What an upload says beside its file. Whatever the practice studio cannot do is refused rather than left out. */
export const UploadRequest = z.strictObject({
  operations: Operations,
  output: z.strictObject({ format: Format.optional() }).nullish(),
});
export const EditRequest = UploadRequest.extend({ input: address });
export type EditRequest = z.infer<typeof EditRequest>;

const prompt = z.string().min(3).max(2048);

export const SceneRequest = z.strictObject({
  object: z.strictObject({
    image_url: address,
    placement_type: z.enum(['absolute', 'original']).default('absolute'),
    scale: z.number().min(0.01).max(1).default(1),
  }),
  scene: z.strictObject({
    model: z.enum(['v1', 'v2-beta', 'v2']).optional(),
    prompt: z
      .union([
        prompt,
        z.strictObject({
          text: prompt.nullish(),
          generate: z.boolean().optional(),
          guidelines: z.string().min(3).max(1000).nullish(),
        }),
      ])
      .optional(),
    negative_prompt: prompt.nullish(),
    aspect_ratio: z
      .enum(['21:9', '1:1', '4:3', '3:2', '2:3', '5:4', '4:5', '3:4', '16:9', '9:16'])
      .default('1:1'),
  }),
  output: z
    .strictObject({ number_of_images: z.int().min(1).max(4).default(4), format: Format.optional() })
    .default({ number_of_images: 4 }),
});
export type SceneRequest = z.infer<typeof SceneRequest>;

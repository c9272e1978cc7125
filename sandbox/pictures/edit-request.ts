import * as z from 'zod';

const percentage = z.string().regex(/^\d{1,4}%$/);
const size = z.union([z.int().min(1).max(20_000), z.literal('auto'), percentage]).nullish();
const level = z.int().min(-100).max(100).nullish();
const quality = z.int().min(1).max(100);
const compression = z.union([
  z.enum(['lossy', 'lossless']),
  z.strictObject({ type: z.literal('lossy'), quality: quality.optional() }),
  z.strictObject({ type: z.literal('lossless') }),
]);

export const Format = z.union([
  z.enum(['jpeg', 'png', 'webp', 'avif', 'tiff']),
  z.strictObject({
    type: z.literal('jpeg'),
    quality: quality.optional(),
    progressive: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('png'), compression: z.enum(['fast', 'best', 'optimal']).optional() }),
  z.strictObject({ type: z.enum(['webp', 'avif', 'tiff']), compression: compression.optional() }),
]);
export type Format = z.infer<typeof Format>;

const fits = ['crop', 'cover', 'bounds', 'canvas', 'outpaint'] as const;
const off = z.literal(false).nullish();

const Operations = z.strictObject({
  restorations: z
    .strictObject({
      decompress: z.enum(['moderate', 'strong', 'auto']).nullish(),
      upscale: z
        .union([
          z.enum(['smart_enhance', 'smart_resize', 'faces', 'digital_art', 'photo']),
          z.strictObject({ type: z.literal('photo'), version: z.enum(['1', '2', '3']) }),
        ])
        .nullish(),
      polish: z.boolean().nullish(),
    })
    .nullish(),
  adjustments: z
    .strictObject({
      hdr: z
        .union([
          z.int().min(0).max(100),
          z.strictObject({
            intensity: z.int().min(0).max(100).default(100),
            stitching: z.boolean().optional(),
          }),
        ])
        .nullish(),
      exposure: level,
      saturation: level,
      contrast: level,
      sharpness: z.int().min(0).max(100).nullish(),
    })
    .nullish(),
  background: z
    .strictObject({
      remove: z
        .union([
          z.boolean(),
          z.strictObject({
            clipping: z.boolean().optional(),
            category: z.enum(['general', 'cars', 'products']).nullish(),
            selective: z.strictObject({ object_to_keep: z.string().min(3).max(128) }).nullish(),
          }),
        ])
        .nullish(),
      color: z
        .string()
        .regex(/^(#[0-9a-f]{6}|transparent)$/i)
        .nullish(),
      blur: off,
    })
    .nullish(),
  resizing: z
    .strictObject({
      width: size,
      height: size,
      fit: z
        .union([
          z.enum(fits),
          z.strictObject({ crop: z.enum(['center', 'smart']) }),
          z.strictObject({ type: z.literal('crop'), crop: z.enum(['center', 'smart']).optional() }),
          z.looseObject({ type: z.enum(fits) }),
        ])
        .default('crop'),
    })
    .nullish(),
  padding: z
    .string()
    .regex(/^\d{1,2}%( \d{1,2}%)?$/)
    .nullish(),
  privacy: z.strictObject({ blur_car_plate: off, identity_crop: off }).nullish(),
  generative: z.null().optional(),
});
export type Operations = z.infer<typeof Operations>;

const address = z.url({ protocol: /^https?$/ }).max(4096);
const Output = z
  .strictObject({
    format: Format.default('jpeg'),
    destination: z.null().optional(),
    metadata: z.strictObject({ dpi: z.int().min(1).max(2400).nullish() }).nullish(),
  })
  .nullish();

/** What an upload says beside its file. Whatever the practice studio cannot do is refused rather than left out. */
export const UploadRequest = z.strictObject({ operations: Operations, output: Output });
export const EditRequest = UploadRequest.extend({ input: address });
export type EditRequest = z.infer<typeof EditRequest>;

const PositiveFraction = z.number().min(0.01).max(1);
const Prompt = z.union([
  z.string().min(3).max(2048),
  z.strictObject({
    text: z.string().min(3).max(2048).nullish(),
    generate: z.boolean().optional(),
    guidelines: z.string().min(3).max(1000).nullish(),
  }),
]);

export const SceneRequest = z.strictObject({
  object: z.strictObject({
    image_url: address,
    placement_type: z.enum(['absolute', 'original', 'padding']).default('absolute'),
    padding: z
      .string()
      .regex(/^\d{1,2}%( \d{1,2}%)?$/)
      .nullish(),
    rotation_degree: z.number().min(0).max(360).default(0),
    scale: PositiveFraction.default(1),
    position: z
      .strictObject({
        x: z.number().min(0).max(1).default(0.5),
        y: z.number().min(0).max(1).default(0.5),
      })
      .default({ x: 0.5, y: 0.5 }),
  }),
  scene: z.strictObject({
    model: z.enum(['v1', 'v2-beta', 'v2']).optional(),
    effect: z.literal('shadows').optional(),
    prompt: Prompt.optional(),
    negative_prompt: z.string().min(3).max(2048).nullish(),
    template_url: z.null().optional(),
    view: z.enum(['auto', 'top', 'front']).default('auto'),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullish(),
    steps: z.int().min(1).max(49).nullish(),
    aspect_ratio: z
      .enum(['21:9', '1:1', '4:3', '3:2', '2:3', '5:4', '4:5', '3:4', '16:9', '9:16'])
      .default('1:1'),
    preference: z.enum(['fast', 'optimal', 'best']).optional(),
  }),
  output: z
    .strictObject({
      number_of_images: z.int().min(1).max(4).default(4),
      format: Format.default('png'),
      destination: z.null().optional(),
    })
    .default({ number_of_images: 4, format: 'png' }),
});
export type SceneRequest = z.infer<typeof SceneRequest>;

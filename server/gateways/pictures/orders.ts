import type { Size } from './size.ts';

/** The shorter side of the smallest picture that fills every ad; more than the longer one only costs time. */
const adSize = { shortestSide: 1080, longestSide: 2400 };

/** The shapes of a scene that every model of Claid's takes: https://docs.claid.ai/ai-background-api/ai-background-options/scene */
const sceneShapes = ['4:5', '1:1', '16:9'];

const sceneGuidelines =
  'a clean, realistic setting that suits an advertisement for what is shown, with soft natural light';
const unwanted = 'text, letters, watermark, logo, frame, low quality, distorted';

/** What is done to a picture so that it does well in an ad: https://docs.claid.ai/image-editing-api/image-operations */
export function editOrder(size: Size) {
  const scale = adScale(size);
  return {
    operations: {
      restorations: { decompress: 'auto', ...(scale > 1 && { upscale: 'smart_enhance' }) },
      adjustments: { hdr: 30, sharpness: 10 },
      ...(scale !== 1 && {
        resizing: {
          width: Math.round(size.width * scale),
          height: Math.round(size.height * scale),
          fit: 'bounds',
        },
      }),
    },
    output,
  };
}

/** Leaves the picture as it is: it only has to be where the studio can read it. */
export function hostingOrder() {
  return { operations: {}, output };
}

export function sceneOrder(url: string, size: Size) {
  return {
    object: { image_url: url, placement_type: 'original' },
    scene: {
      model: 'v2',
      prompt: { generate: true, guidelines: sceneGuidelines },
      negative_prompt: unwanted,
      aspect_ratio: nearestShape(size),
    },
    output: { number_of_images: 1, format: 'jpeg' },
  };
}

const output = { format: { type: 'jpeg', quality: 95 } };

function adScale({ width, height }: Size): number {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (shorter < adSize.shortestSide) return adSize.shortestSide / shorter;
  return Math.min(1, Math.max(adSize.longestSide / longer, adSize.shortestSide / shorter));
}

function nearestShape({ width, height }: Size): string {
  const distance = (shape: string) => {
    const [across = 1, down = 1] = shape.split(':').map(Number);
    return Math.abs(Math.log((width / height) * (down / across)));
  };
  return sceneShapes.toSorted((one, other) => distance(one) - distance(other))[0]!;
}

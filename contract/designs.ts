import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

/** The ways in which a photo is made a picture that sells. */
export const designNames = [
  'price-sticker',
  'headline-band',
  'logo-corner',
  'frame',
  'list-of-three',
  'quote',
  'dark',
  'plain',
] as const;
export const DesignName = z.enum(designNames);
export type DesignName = z.infer<typeof DesignName>;

/** The shapes a design is drawn in, as width to height. */
export const designPlacements = ['1x1', '4x5', '9x16'] as const;
export const DesignPlacement = z.enum(designPlacements);
export type DesignPlacement = z.infer<typeof DesignPlacement>;

/** Where the drawing at this address stands in the size of a tile. */
export const smallDrawing = (url: string) => `${url}&size=small`;

/** A photo of a campaign in a design; its words follow the campaign. */
export const ChosenDesign = z.object({ mediaId: z.uuid(), design: DesignName });
export type ChosenDesign = z.infer<typeof ChosenDesign>;

/** What a design lacks, or what of it does not fit. */
const designGaps = [
  'needs-price',
  'needs-headline',
  'needs-three-points',
  'needs-sentence',
  'needs-logo',
  'too-long',
] as const;

const OfferedDesign = z.object({
  design: DesignName,
  /** Null: it can be used as it is. */
  gap: z
    .object({
      code: z.enum(designGaps),
      /** The field of the campaign, or `logoMediaId` of the brand kit, that would mend it. */
      field: z.string(),
    })
    .nullable(),
  urls: z
    .record(DesignPlacement, z.string())
    .nullable()
    .meta({ description: 'As it will be shown, for its workspace only; null where it cannot be drawn.' }),
});
export type OfferedDesign = z.infer<typeof OfferedDesign>;

export const designs = {
  list: member
    .route({
      method: 'GET',
      path: '/campaigns/{id}/designs/{mediaId}',
      summary: 'The designs of a picture',
      description:
        'A picture of a campaign in each of the designs, with the words of the campaign and the look of the firm. Choose some as the `designs` of the campaign.',
      tags: ['campaigns'],
    })
    .input(z.object({ id: z.uuid(), mediaId: z.uuid() }))
    .output(z.array(OfferedDesign))
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'MEDIA_NOT_FOUND')),
};

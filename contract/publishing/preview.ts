import { z } from 'zod';
import { AdCopy } from '../campaigns/ads.ts';
import { placements } from '../media.ts';
import { refusals } from '../refusals.ts';
import { PublishCheck } from './publish-checks.ts';

const PictureShape = z.enum(['film', ...(Object.keys(placements) as (keyof typeof placements)[])]);

/** A campaign as people would be shown it, what it could cost, and what stands in its way. */
export const Preview = z.object({
  title: z.string(),
  places: z.array(z.string()).meta({ description: 'Where it is shown, in words.' }),
  shownOn: z.array(z.enum(['facebook', 'instagram'])),
  ads: z
    .array(
      AdCopy.omit({ tone: true, facts: true }).extend({
        link: z
          .string()
          .nullable()
          .meta({ description: 'Where a press leads; null: to a form on Facebook.' }),
        picture: z.int().nullable().meta({ description: 'Which of `pictures` it shows, from 0.' }),
      }),
    )
    .meta({ description: 'The chosen ones; all of them while none is chosen.' }),
  pictures: z.array(
    z.object({
      design: z.string().nullable(),
      urls: z.partialRecord(PictureShape, z.string()).meta({
        description: 'For a quarter of an hour, to whoever has the address. By shape, as width to height.',
      }),
      small: z.string().nullable().meta({ description: 'The picture itself, small, as a `data:` address.' }),
    }),
  ),
  cost: refusals.TO_BE_CONFIRMED.data.shape.cost.meta({
    description: 'The most it can cost once it runs; null where that cannot be said yet.',
  }),
  checks: z.array(PublishCheck),
});
export type Preview = z.infer<typeof Preview>;

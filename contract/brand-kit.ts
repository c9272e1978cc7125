import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';
import { FactSource } from './websites/fact-source.ts';

const Colour = z
  .string()
  .regex(/^#[\da-fA-F]{6}$/)
  .overwrite((colour) => colour.toLowerCase());

export const brandKitLimits = { colours: 5, words: 20, /** Characters. */ tone: 200, word: 60 } as const;
const words = z.array(z.string().trim().min(1).max(brandKitLimits.word)).max(brandKitLimits.words);

/** What a workspace keeps of the firm's own look and voice. Every field may be empty. */
const BrandKitFields = z.object({
  /** A picture of the workspace. */
  logoMediaId: z.uuid().nullable(),
  /** The first is the main one. */
  colours: z.array(Colour).max(brandKitLimits.colours),
  /** How the firm speaks, in its own words. */
  tone: z.string().trim().max(brandKitLimits.tone),
  wordsToUse: words,
  wordsToAvoid: words,
});
export type BrandKitFields = z.infer<typeof BrandKitFields>;

const BrandKitSources = z.partialRecord(BrandKitFields.keyof(), FactSource);
export type BrandKitSources = z.infer<typeof BrandKitSources>;

const BrandKit = BrandKitFields.extend({
  logoUrl: z.string().nullable().meta({ description: 'The whole picture, for its workspace only.' }),
  sources: BrandKitSources.meta({
    description: 'What a field was filled in from, as long as nobody has changed it.',
  }),
});
export type BrandKit = z.infer<typeof BrandKit>;

export const brandKit = oc.tag('brand-kit').router({
  get: member
    .route({
      method: 'GET',
      path: '/brand-kit',
      summary: 'The firm’s own look and voice',
      description: 'Logo, colours, tone, words to use and words that never stand in an ad.',
    })
    .output(BrandKit),
  update: member
    .route({
      method: 'PATCH',
      path: '/brand-kit',
      summary: 'Change the firm’s own look and voice',
      description:
        'Changes the fields that are sent and leaves the rest. A field that is changed no longer says what it was filled in from.',
    })
    .input(BrandKitFields.partial())
    .output(BrandKit)
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
});

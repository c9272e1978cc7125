import { z } from 'zod';

/** The code by which it is asked for. */
export const pictureUntold = 'meta_picture_untold';

/** What somebody who looked at a picture says is in it: asked once for each, since no rule can see that. */
export const PictureTold = z.object({
  people: z.enum(['none', 'adults', 'children']),
  /** Whoever can be recognised has agreed to be in an ad. */
  haveAgreed: z.boolean().nullable(),
  /** A body or skin looks otherwise than it is: by an editor, a filter or a model. */
  isRetouched: z.boolean().nullable(),
  /** A bottle, a glass, a tap, or a mark that stands for it. */
  hasAlcohol: z.boolean(),
  /** Cigarettes, snus, a vape, or a mark that stands for it. */
  hasTobacco: z.boolean(),
  isBeforeAndAfter: z.boolean(),
  /** Figures, toys or mascots as children like them. */
  isForChildren: z.boolean(),
  /** A button, a play sign or a notice that is only drawn. */
  hasFakeButton: z.boolean(),
  /** The name or sign of Facebook, Instagram or another of Meta's. */
  hasMetaLogo: z.boolean(),
});
export type PictureTold = z.infer<typeof PictureTold>;

/** A picture with nothing in it that a rule minds. */
export const nothingInIt: PictureTold = {
  people: 'none',
  haveAgreed: null,
  isRetouched: null,
  hasAlcohol: false,
  hasTobacco: false,
  isBeforeAndAfter: false,
  isForChildren: false,
  hasFakeButton: false,
  hasMetaLogo: false,
};

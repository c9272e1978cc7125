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
  hasAlcoholOrTobacco: z.boolean(),
  isBeforeAndAfter: z.boolean(),
  /** Figures, toys or mascots as children like them. */
  isForChildren: z.boolean(),
});
export type PictureTold = z.infer<typeof PictureTold>;

/** A picture with nothing in it that a rule minds. */
export const nothingInIt: PictureTold = {
  people: 'none',
  haveAgreed: null,
  isRetouched: null,
  hasAlcoholOrTobacco: false,
  isBeforeAndAfter: false,
  isForChildren: false,
};

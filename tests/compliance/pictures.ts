import { nothingInIt, type PictureTold } from '#contract/compliance/picture.ts';
import type { Content } from '#server/features/compliance/rule.ts';

/** A picture as somebody has told of it: nothing in it that any rule minds, but for what is said. */
export function picture(told: Partial<PictureTold>, isEnhanced = false): Pick<Content, 'pictures'> {
  return { pictures: [{ field: 'mediaIds.a', isEnhanced, told: { ...nothingInIt, ...told } }] };
}

import { z } from 'zod';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text of at most so many characters, as people count them: an emoji is one however it is stored, and never more than
 * a dozen of what strings are made of.
 */
export function letters(most: number) {
  return z
    .string()
    .trim()
    .max(most * 12)
    .refine((text) => [...segmenter.segment(text)].length <= most);
}

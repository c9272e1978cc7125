import { column, words } from '../boxes.ts';
import { leastContrast } from '../colours.ts';
import type { Layout } from '../sheet.ts';
import { soldWords } from '../sold-words.ts';

/** The picture, and at its foot in white what is sold. */
export const plain: Layout = ({ content, placement, width, safe, margin }) => {
  const inner = width - 2 * margin;
  const sold = soldWords(content, { weight: 700, width: inner, lines: 2, most: 76, least: 54 }, 36);
  if ('tooLong' in sold) return sold;
  const { headline, name } = sold;
  const gap = name ? 14 : 0;
  const height = headline.height + gap + (name?.height ?? 0);
  const top = safe.bottom - margin - height;
  return {
    shade: {
      over: { left: 0, top, width, height },
      from: top - (placement === '9x16' ? 560 : 330),
      least: leastContrast.small,
      atLeast: 0.4,
    },
    boxes: [
      column(
        { position: 'absolute', left: margin, top, width: inner, height, gap, color: '#ffffff' },
        words(headline),
        name ? words(name) : undefined,
      ),
    ],
  };
};

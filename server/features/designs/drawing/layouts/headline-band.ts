import { column, words } from '../boxes.ts';
import type { Layout } from '../sheet.ts';
import { soldWords } from '../sold-words.ts';

/** What is sold, on a band of the firm's colour across the picture. */
export const headlineBand: Layout = ({ content, width, safe, margin, palette }) => {
  const inner = width - 2 * margin;
  const sold = soldWords(content, { weight: 900, width: inner, lines: 3, most: 100, least: 60 });
  if ('tooLong' in sold) return sold;
  const { headline, name } = sold;
  const padding = { top: 52, bottom: 52, gap: name ? 20 : 0 };
  const height = padding.top + headline.height + padding.gap + (name?.height ?? 0) + padding.bottom;
  return {
    boxes: [
      column(
        {
          position: 'absolute',
          left: 0,
          top: safe.bottom - height,
          width,
          height,
          padding: `${padding.top}px ${margin}px ${padding.bottom}px`,
          gap: padding.gap,
          backgroundColor: palette.ground,
          color: palette.onGround,
        },
        words(headline),
        name ? words(name) : undefined,
      ),
    ],
  };
};

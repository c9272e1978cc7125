import { column, words } from '../boxes.ts';
import { fitText } from '../fit-text.ts';
import { nameLine } from '../name-line.ts';
import type { Layout } from '../sheet.ts';

/** What is sold, on a band of the firm's colour across the picture. */
export const headlineBand: Layout = ({ content, width, safe, margin, palette }) => {
  const inner = width - 2 * margin;
  const headline = fitText(content.headline, {
    weight: 900,
    width: inner,
    lines: 3,
    mostLines: 4,
    most: 100,
    least: 60,
  });
  const name = nameLine(content.name, inner);
  if (!headline) return { tooLong: 'productService' };
  if (name === undefined) return { tooLong: 'businessName' };
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

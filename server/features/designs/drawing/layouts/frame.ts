import { column, words } from '../boxes.ts';
import type { Layout } from '../sheet.ts';
import { soldWords } from '../sold-words.ts';

const edge = 40;

/** The picture in a frame of the firm's colour; its wide side, with the words, is where nothing covers them. */
export const frame: Layout = ({ content, placement, width, height, safe, palette }) => {
  const inner = width - 2 * edge - 16;
  const sold = soldWords(content, { weight: 700, width: inner, lines: 2, most: 72, least: 52 }, 36);
  if ('tooLong' in sold) return sold;
  const { headline, name } = sold;
  const gap = name ? 12 : 0;
  const wordsHeight = headline.height + gap + (name?.height ?? 0);
  const isOnTop = placement === '9x16';
  const wide = wordsHeight + 2 * edge + (isOnTop ? safe.top : 4);
  const top = isOnTop ? safe.top + edge : height - wordsHeight - edge - 2;
  return {
    window: {
      rect: { left: edge, top: isOnTop ? wide : edge, width: width - 2 * edge, height: height - wide - edge },
      ground: palette.ground,
    },
    boxes: [
      column(
        {
          position: 'absolute',
          left: edge + 8,
          top,
          width: inner,
          height: wordsHeight,
          gap,
          color: palette.onGround,
        },
        words(headline),
        name ? words(name) : undefined,
      ),
    ],
  };
};

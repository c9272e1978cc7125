import { box, column, words } from '../boxes.ts';
import type { Palette } from '../colours.ts';
import { fitText } from '../fit-text.ts';
import type { Layout } from '../sheet.ts';

const padding = 48;
const tick = 52;

/** Three reasons on a light card. */
export const listOfThree: Layout = ({ content, width, safe, margin, palette }) => {
  const outer = width - 1.5 * margin;
  const inner = outer - 2 * padding;
  const headline = content.headline
    ? fitText(content.headline, { weight: 500, width: inner, lines: 1, most: 40, least: 32 })
    : undefined;
  const room = { weight: 700, width: inner - tick - 28, lines: 2, least: 38 } as const;
  const sizes = content.points.map((point) => fitText(point, { ...room, most: 54 })?.size);
  // All of one size: the smallest any of them needs.
  const most = Math.min(...sizes.map((size) => size ?? 0));
  const points = content.points.flatMap((point) => fitText(point, { ...room, most }) ?? []);
  if (points.length < content.points.length) return { tooLong: 'sellingPoints' };
  const gap = 26;
  const head = headline ? headline.height + 30 : 0;
  const height =
    2 * padding + head + points.reduce((sum, point) => sum + Math.max(tick, point.height), 0) + 2 * gap;
  return {
    boxes: [
      column(
        {
          position: 'absolute',
          left: 0.75 * margin,
          top: safe.bottom - 0.75 * margin - height,
          width: outer,
          height,
          padding,
          gap,
          borderRadius: 28,
          backgroundColor: palette.paper,
          color: palette.onPaper,
        },
        headline && words(headline, { color: palette.wordsOnPaper, marginBottom: 4 }),
        ...points.map((point) => box({ gap: 28, alignItems: 'center' }, tickIn(palette), words(point))),
      ),
    ],
  };
};

function tickIn({ dotOnPaper, onDot }: Palette) {
  return box(
    {
      width: tick,
      height: tick,
      borderRadius: tick / 2,
      backgroundColor: dotOnPaper,
      alignItems: 'center',
      justifyContent: 'center',
    },
    box({
      width: 24,
      height: 13,
      marginTop: -8,
      borderLeft: `6px solid ${onDot}`,
      borderBottom: `6px solid ${onDot}`,
      transform: 'rotate(-45deg)',
    }),
  );
}

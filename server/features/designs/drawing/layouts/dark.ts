import { box, column, words } from '../boxes.ts';
import { leastContrast } from '../colours.ts';
import { fitText } from '../fit-text.ts';
import { nameLine } from '../name-line.ts';
import type { Layout } from '../sheet.ts';

/** A line between what is sold and what it costs, with the room around it. */
const rule = 92;

/** The picture at night, what is sold large in its middle. */
export const dark: Layout = ({ content, width, height: whole, safe, margin }) => {
  const inner = width - 2 * margin - 60;
  const name = nameLine(content.name, inner);
  if (name === undefined) return { tooLong: 'businessName' };
  const price = content.now
    ? fitText(content.now, { weight: 500, width: inner, lines: 1, most: 68, least: 44 })
    : null;
  if (price === undefined) return { tooLong: 'campaignPriceMinor' };
  const foot = safe.bottom - margin - (name ? name.height + 56 : 0);
  const room = foot - safe.top - margin - (price ? rule + price.height : 0);
  const headline = fitText(content.headline, {
    weight: 900,
    width: inner,
    height: room,
    lines: 4,
    mostLines: 5,
    most: 112,
    least: 64,
  });
  if (!headline) return { tooLong: 'productService' };
  const height = headline.height + (price ? rule + price.height : 0);
  const top = Math.round((safe.top + margin + foot - height) / 2);
  const across = { position: 'absolute', left: 0, width, alignItems: 'center', color: '#ffffff' };
  return {
    shade: { over: { left: 0, top: 0, width, height: whole }, least: leastContrast.small, atLeast: 0.45 },
    boxes: [
      column(
        { ...across, top, height },
        words(headline, { alignItems: 'center' }),
        price
          ? box({ width: 96, height: 6, marginTop: 44, marginBottom: 42, backgroundColor: '#ffffff' })
          : undefined,
        price ? words(price) : undefined,
      ),
      ...(name
        ? [
            column(
              { ...across, top: safe.bottom - margin - name.height, height: name.height },
              words(name, { alignItems: 'center' }),
            ),
          ]
        : []),
    ],
  };
};

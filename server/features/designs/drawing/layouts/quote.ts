import { box, column, words } from '../boxes.ts';
import { fitText } from '../fit-text.ts';
import { nameLine } from '../name-line.ts';
import type { Layout } from '../sheet.ts';

const padding = 56;

/** A sentence of the firm's own, under its own name. */
export const quote: Layout = ({ content, width, safe, margin, palette }) => {
  const outer = width - 1.5 * margin;
  const inner = outer - 2 * padding;
  const sentence = fitText(content.sentence, {
    weight: 700,
    width: inner,
    lines: 5,
    most: 62,
    least: 44,
    lead: 1.2,
  });
  const name = nameLine(content.name, inner);
  if (!sentence) return { tooLong: 'offerDescription' };
  if (name === undefined) return { tooLong: 'businessName' };
  const mark = 92;
  const gap = name ? 28 : 0;
  const height = padding + mark + sentence.height + gap + (name?.height ?? 0) + padding;
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
          borderRadius: 28,
          backgroundColor: palette.ground,
          color: palette.onGround,
        },
        box({ height: mark, fontSize: 150, lineHeight: '150px', fontWeight: 900 }, quoteMark),
        words(sentence, { marginBottom: gap }),
        name ? words(name) : undefined,
      ),
    ],
  };
};

const quoteMark = { type: 'div' as const, key: null, props: { style: { display: 'flex' }, children: '”' } };

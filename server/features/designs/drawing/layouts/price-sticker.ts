import { box, column, words } from '../boxes.ts';
import { fitText } from '../fit-text.ts';
import type { Layout } from '../sheet.ts';

/** What it costs now, and before, on a round sticker in the corner that is farthest from what must stay in sight. */
export const priceSticker: Layout = ({ content, width, safe, margin, palette, focus }) => {
  const room = { width: 420, lines: 1 };
  const now = fitText(content.now ?? '', { ...room, weight: 900, most: 112, least: 44 });
  const before = content.before
    ? fitText(content.before, { ...room, weight: 500, most: 56, least: 36 })
    : null;
  if (!now) return { tooLong: 'campaignPriceMinor' };
  if (before === undefined) return { tooLong: 'beforePriceMinor' };
  const widest = Math.max(now.width, before?.width ?? 0);
  const size = Math.round(Math.min(640, Math.max(340, widest + 108)));
  const edge = Math.round(margin * 0.75);
  return {
    boxes: [
      column(
        {
          position: 'absolute',
          left: focus.x > 0.55 ? edge : width - size - edge,
          top: focus.y > 0.6 ? safe.top + edge : safe.bottom - size - edge,
          width: size,
          height: size,
          borderRadius: size / 2,
          alignItems: 'center',
          justifyContent: 'center',
          gap: 4,
          backgroundColor: palette.ground,
          color: palette.onGround,
          transform: 'rotate(-5deg)',
          boxShadow: '0 10px 36px rgba(0, 0, 0, 0.28)',
        },
        before
          ? box(
              { position: 'relative', height: before.height, alignItems: 'center', justifyContent: 'center' },
              words(before),
              box({
                position: 'absolute',
                left: -8,
                top: Math.round(before.height * 0.52),
                width: Math.round(before.width) + 16,
                height: 5,
                backgroundColor: palette.onGround,
              }),
            )
          : undefined,
        words(now),
      ),
    ],
  };
};

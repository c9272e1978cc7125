import { box } from '../boxes.ts';
import type { Layout } from '../sheet.ts';

const most = { width: 300, height: 150 };
const padding = 30;

/** The picture with the firm's logo in a corner, on a plate on which it is read. */
export const logoCorner: Layout = ({ safe, margin, palette, logo: { shape, isLight } }) => {
  const width = Math.round(Math.min(most.width, most.height * shape));
  const height = Math.round(width / shape);
  const edge = Math.round(margin * 0.75);
  const [left, top] = [edge, safe.top + edge];
  return {
    boxes: [
      box({
        position: 'absolute',
        left,
        top,
        width: width + 2 * padding,
        height: height + 2 * padding,
        borderRadius: 24,
        backgroundColor: isLight ? palette.onPaper : palette.paper,
        boxShadow: '0 8px 28px rgba(0, 0, 0, 0.2)',
      }),
    ],
    logo: { left: left + padding, top: top + padding, width, height },
  };
};

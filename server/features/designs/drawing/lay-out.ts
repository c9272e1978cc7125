import type { DesignName } from '#contract/designs.ts';
import { dark } from './layouts/dark.ts';
import { frame } from './layouts/frame.ts';
import { headlineBand } from './layouts/headline-band.ts';
import { listOfThree } from './layouts/list-of-three.ts';
import { logoCorner } from './layouts/logo-corner.ts';
import { plain } from './layouts/plain.ts';
import { priceSticker } from './layouts/price-sticker.ts';
import { quote } from './layouts/quote.ts';
import type { Scene } from './scene.ts';
import type { Layout, Sheet, TooLong } from './sheet.ts';

const layouts: Record<DesignName, Layout> = {
  'price-sticker': priceSticker,
  'headline-band': headlineBand,
  'logo-corner': logoCorner,
  frame,
  'list-of-three': listOfThree,
  quote,
  dark,
  plain,
};

export function layOut(design: DesignName, scene: Scene): Sheet | TooLong {
  return layouts[design](scene);
}

import type { DesignContent } from '../design-content.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { nameLine } from './name-line.ts';
import type { TooLong } from './sheet.ts';

type Room = Omit<Parameters<typeof fitText>[1], 'mostLines'>;

/** What is sold, and below it the firm's name. */
interface SoldWords {
  headline: FittedText;
  name: FittedText | null;
}

/** Sets what is sold, with a line more where it needs one, and the firm's name as wide; or tells which is too long. */
export function soldWords(content: DesignContent, room: Room, mostOfName?: number): SoldWords | TooLong {
  const headline = fitText(content.headline, { ...room, mostLines: room.lines + 1 });
  if (!headline) return { tooLong: 'productService' };
  const name = nameLine(content.name, room.width, mostOfName);
  return name === undefined ? { tooLong: 'businessName' } : { headline, name };
}

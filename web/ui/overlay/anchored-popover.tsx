import { later, usePart } from '../later.ts';
import type { BottomSheetProps } from './bottom-sheet.tsx';

const anchoredParts = later(() => import('./anchored-parts.tsx'));

/**
 * A small form beside a button, made only while it is open: a table has many such buttons. Where there is no room beside
 * it, it comes up from the bottom of the screen.
 */
export function AnchoredPopover(props: BottomSheetProps) {
  const parts = usePart(anchoredParts, true, props.onClose);
  return parts && <parts.AnchoredPopover {...props} />;
}

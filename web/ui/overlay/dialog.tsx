import { useWasOpen } from './use-was-open.ts';
import { later, usePart } from '../later.ts';
import type { DialogProps } from './dialog-parts.tsx';

const dialogParts = later(() => import('./dialog-parts.tsx'));

/**
 * Something to fill in or look at over the page. The keyboard begins in the first field of its form, at its title where
 * it has none. A click beside it does not close it, so that nothing typed is lost.
 * What draws it is fetched when it is first opened.
 */
export function Dialog(props: DialogProps) {
  const parts = usePart(dialogParts, useWasOpen(props.open), () => props.onOpenChange(false));
  return parts && <parts.Dialog {...props} />;
}

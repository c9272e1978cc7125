import { useWasOpen } from './use-was-open.ts';
import { later, usePart } from '../later.ts';
import type { ConfirmDialogProps } from './confirm-parts.tsx';

const confirmParts = later(() => import('./confirm-parts.tsx'));

/**
 * Asks before something that cannot easily be taken back. The caller closes it when the thing is done. What draws it is
 * fetched when it is first asked for.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const parts = usePart(confirmParts, useWasOpen(props.open), () => props.onOpenChange(false));
  return parts && <parts.ConfirmDialog {...props} />;
}

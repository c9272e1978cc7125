import { later, usePart } from '#web/ui/later.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useState } from 'react';
import type { ApprovalPanelProps } from './approval-panel.tsx';

const panel = later(() => import('./approval-panel.tsx'));

/** Who has approved the draft, fetched with the last step. */
export function ApprovalLater(props: ApprovalPanelProps) {
  const [isAsked, setAsked] = useState(true);
  const part = usePart(panel, isAsked, () => setAsked(false));
  if (!isAsked) return null;
  return part ? <part.ApprovalPanel {...props} /> : <LoadingBlock className="m-5 h-39 sm:m-6 sm:h-27" />;
}

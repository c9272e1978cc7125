import { later, usePart } from '#web/ui/later.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useState } from 'react';
import type { DesignPickerProps } from './design-picker.tsx';

const picker = later(() => import('./design-picker.tsx'));

/** The designs of the pictures, fetched once there is a picture. */
export function DesignsLater(props: DesignPickerProps) {
  const [isAsked, setAsked] = useState(true);
  const part = usePart(picker, isAsked, () => setAsked(false));
  if (!isAsked) return null;
  return part ? <part.DesignPicker {...props} /> : <LoadingBlock className="h-102" />;
}

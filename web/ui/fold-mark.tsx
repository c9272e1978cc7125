import { ChevronRight } from 'lucide-react';
import { cn } from './class-names.ts';

/** Turns downwards once the fold it stands in is open: a `details` of the class `group`. */
export function FoldMark({ className }: { className?: string }) {
  const look = cn('size-4 shrink-0 transition-transform group-open:rotate-90', className);
  return <ChevronRight aria-hidden className={look} />;
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  heading: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Behind its heading until somebody opens it; on paper all of it. */
export function Folded({ heading, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="group print:details-content:[content-visibility:visible]">
      <summary className="flex cursor-pointer list-none items-start gap-3 max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-2 min-w-0 grow font-medium wrap-anywhere group-open:line-clamp-none print:line-clamp-none">
          {heading}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      <div className="mt-1.5 space-y-1.5">{children}</div>
    </details>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  heading: ReactNode;
  /** Is read without opening it, too. */
  text?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Behind its heading until somebody opens it; on paper all of it. */
export function Folded({ heading, text, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="print:details-content:[content-visibility:visible]">
      <summary className="flex cursor-pointer list-none items-start gap-3 max-sm:py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-medium">{heading}</span>
          {text && <span className="mt-0.5 block text-muted">{text}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform print:hidden [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="mt-1.5 space-y-1.5">{children}</div>
    </details>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  heading: string;
  /** Is read without opening it, too. */
  text?: string | null;
  isOpen?: boolean;
  children: ReactNode;
}

/** Behind its heading until somebody opens it; on paper all of it. */
export function Folded({ heading, text, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="group print:details-content:[content-visibility:visible]">
      <summary className="flex cursor-pointer list-none items-start gap-3 max-sm:min-h-11 max-sm:items-center [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow wrap-anywhere">
          <span className="line-clamp-2 font-medium group-open:line-clamp-none print:line-clamp-none">
            {heading}
          </span>
          {text && <span className="mt-0.5 block text-muted">{text}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="mt-1.5 space-y-1.5">{children}</div>
    </details>
  );
}

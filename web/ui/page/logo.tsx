import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';

/** The mark: a peak over still water, which together are an A. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" className={cn('else:size-8 shrink-0', className)}>
      <path
        d="M4.5 27 14.3 6.3a1.9 1.9 0 0 1 3.4 0L27.5 27"
        stroke="var(--text)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M9.5 21.2c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0"
        stroke="var(--accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 else:text-lg font-bold tracking-tight', className)}>
      <LogoMark className="size-7" />
      {m.app_name()}
    </span>
  );
}

import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { toneStyle, type Tone } from './tone.ts';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A word or two about the state of a thing. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 else:py-0.5 text-xs font-semibold else:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        toneStyle[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

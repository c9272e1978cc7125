import type { ReactNode } from 'react';
import { cn } from '../class-names.ts';

interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** What it says. */
  children: ReactNode;
}

/** One of several that can be on at once, or a yes. Its box stands beside the first line of what it says. */
export function Checkbox({ checked, onCheckedChange, disabled, className, children }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex items-start gap-3 py-[calc((2.75rem-1lh)/2)] md:py-[calc((2.25rem-1lh)/2)]',
        className,
      )}
    >
      <input
        type="checkbox"
        className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0"
        disabled={disabled}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <span className="min-w-0 text-pretty wrap-anywhere">{children}</span>
    </label>
  );
}

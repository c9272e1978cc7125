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

/** One of several that can be on at once, or a yes. */
export function Checkbox({ checked, onCheckedChange, disabled, className, children }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-11 items-center gap-3 md:min-h-9', className)}>
      <input
        type="checkbox"
        className="size-4 shrink-0"
        disabled={disabled}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <span className="min-w-0 text-pretty wrap-anywhere">{children}</span>
    </label>
  );
}

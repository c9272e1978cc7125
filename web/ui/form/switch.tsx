import { useId, type ReactNode } from 'react';
import { cn } from '../class-names.ts';

interface SwitchProps {
  label: string;
  hint?: ReactNode | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The label stays readable by a screen reader only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  /** For whatever leads here. */
  id?: string | undefined;
}

/** On or off, at once. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  hideLabel,
  className,
  id: givenId,
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={cn('flex items-start justify-between gap-4', className)}>
      <div className={cn('min-w-0 text-sm', hideLabel && 'sr-only')}>
        <label id={`${id}-label`} htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="mt-0.5 text-muted">
            {hint}
          </div>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onCheckedChange(!checked)}
        className="relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:-inset-2.5 hover:border-muted disabled:opacity-60 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span
          className={cn(
            'block size-4 rounded-full transition-transform',
            checked ? 'translate-x-[1.375rem] bg-on-accent' : 'translate-x-1 bg-muted',
          )}
        />
      </button>
    </div>
  );
}

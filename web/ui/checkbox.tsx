import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from './class-names.ts';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Checkbox({ label, hint, checked, onCheckedChange, disabled, className }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-3 py-2 md:py-1', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className="relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-md border border-line-strong bg-sunken transition-colors after:absolute after:-inset-3 hover:border-muted disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Indicator className="text-on-accent">
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-muted">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

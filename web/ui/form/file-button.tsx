import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../class-names.ts';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  icon: ReactNode;
  children: string;
  onFile: (file: File) => void;
}

/** A button that opens the system's file picker. */
export function FileButton({ icon, children, onFile, className, ...rest }: FileButtonProps) {
  const look =
    'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus';
  return (
    <Button asChild variant="secondary" size="small" className={cn(look, className)}>
      <label>
        {icon}
        {children}
        <input
          {...rest}
          type="file"
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // The same one may be chosen again.
            target.value = '';
          }}
        />
      </label>
    </Button>
  );
}

import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-lg border font-semibold else:whitespace-nowrap ' +
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress ' +
    'else:[&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
        secondary: 'border-line-button bg-surface else:text-text hover:bg-hover hover:border-muted',
        ghost: 'border-transparent else:text-text hover:bg-hover',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
      },
      size: {
        small: 'else:min-h-11 else:px-3 text-sm md:min-h-8',
        medium: 'else:min-h-11 else:px-4 text-sm md:min-h-10',
        large: 'else:min-h-12 else:px-6 text-base',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof look> & {
    /** Turns a spinner and takes no more clicks, but stays focused and named. */
    busy?: boolean | undefined;
    /** Lends its look to the one child, usually a Link. */
    asChild?: boolean | undefined;
  };

export function Button({ variant, size, busy, asChild, className, children, onClick, ...rest }: ButtonProps) {
  const classes = cn(look({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Tooltip } from './overlay/tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'size' | 'asChild'> & {
  /** What the button does, for a screen reader and as its tooltip. */
  name: string;
  /** For an icon everybody knows, where a tooltip would only take the first Escape. */
  hasTooltip?: boolean;
};

/** A button that is only an icon: the name is not optional. */
export function IconButton({
  name,
  hasTooltip = true,
  variant = 'ghost',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={name} off={!hasTooltip}>
      <Button
        variant={variant}
        aria-label={name}
        className={cn(
          'else:size-11 min-h-0 p-0 text-muted hover:text-text else:md:size-9 [&_svg]:size-[18px]',
          className,
        )}
        {...rest}
      />
    </Tooltip>
  );
}

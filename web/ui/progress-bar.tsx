import { Progress } from 'radix-ui';
import { cn } from './class-names.ts';

interface ProgressBarProps {
  /** What is progressing, for a screen reader. */
  name: string;
  /** 0 to 100. Null: it goes on, but nobody knows how far. */
  percent: number | null;
  className?: string | undefined;
}

export function ProgressBar({ name, percent, className }: ProgressBarProps) {
  return (
    <Progress.Root
      aria-label={name}
      value={percent}
      className={cn('h-2 w-full overflow-hidden rounded-full border border-line bg-sunken', className)}
    >
      <Progress.Indicator
        className={cn(
          'h-full rounded-full bg-accent transition-[width] duration-300',
          percent === null && 'animate-pulse',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </Progress.Root>
  );
}

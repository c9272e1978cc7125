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
    <div
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : `${Math.round(percent)}%`}
      className={cn(
        'else:h-2 w-full overflow-hidden rounded-full else:border border-line else:bg-line',
        className,
      )}
    >
      <div
        className={cn(
          'h-full rounded-full bg-accent transition-[width] duration-150',
          percent === null && 'animate-pulse',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  );
}

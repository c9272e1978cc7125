import { useId } from 'react';
import { cn } from '../class-names.ts';
import { Radio } from './radio.tsx';

interface SegmentsProps<Value extends string> {
  /** What is chosen between; read to a screen reader, not drawn. */
  name: string;
  /** `short` stands for the label where all of them have no room in one line. */
  options: readonly { value: Value; label: string; short?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** One of very few, side by side. Arrow keys move between them. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, options, value, onValueChange, className } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={name}
      className={cn(
        'inline-flex max-w-full flex-wrap rounded-lg border border-line bg-sunken p-0.5',
        options.some(({ short }) => short) && 'max-sm:flex-nowrap',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-10 grow items-center justify-center rounded-md px-1 text-xs font-medium tracking-tight whitespace-nowrap text-muted transition-colors select-none hover:text-text has-checked:bg-raised has-checked:text-text min-[380px]:px-2 min-[380px]:text-[0.8125rem] min-[380px]:tracking-normal sm:px-3 sm:text-sm md:min-h-8"
        >
          <Radio
            name={id}
            value={option.value}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
            className="rounded-md"
          />
          {option.short ? (
            <>
              <span aria-hidden className="sm:hidden">
                {option.short}
              </span>
              <span className="max-sm:sr-only">{option.label}</span>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </div>
  );
}

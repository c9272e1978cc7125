import { RadioGroup } from 'radix-ui';
import { cn } from '../class-names.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen between; read to a screen reader, not drawn. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** One of very few, side by side. Arrow keys move between them. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, options, value, onValueChange, className } = props;
  return (
    <RadioGroup.Root
      aria-label={name}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option) onValueChange(option.value);
      }}
      className={cn(
        'inline-flex max-w-full flex-wrap rounded-lg border border-line bg-sunken p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="min-h-10 grow rounded-md px-1 text-xs font-medium tracking-tight whitespace-nowrap text-muted transition-colors hover:text-text data-[state=checked]:bg-raised data-[state=checked]:text-text data-[state=checked]:shadow-raised min-[380px]:px-2 min-[380px]:text-[0.8125rem] min-[380px]:tracking-normal sm:px-3 sm:text-sm md:min-h-8"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

interface PillsProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** One of three, with no script: which one is chosen, the styles around it read from it. */
export function Pills({ name, legend, options, className }: PillsProps) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap justify-center gap-1 max-[22rem]:gap-0 rounded-[1.75rem] border border-line bg-surface/80 p-1">
        {options.map(({ value, label }, place) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 grow cursor-pointer items-center justify-center rounded-full px-2 text-sm max-[22rem]:px-1.5 max-[22rem]:text-[0.8125rem] min-[375px]:px-3 sm:px-4 font-medium text-muted transition-colors hover:text-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={place === 0}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

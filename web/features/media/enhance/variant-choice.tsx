import { m } from '#web/paraglide/messages.js';
import { Radio } from '#web/ui/form/radio.tsx';
import { useId } from 'react';

interface VariantChoiceProps {
  fileName: string;
  isEnhanced: boolean;
  onChoose: (isEnhanced: boolean) => void;
}

/** Which of the two is used: the picture as it was uploaded, or as it was enhanced. */
export function VariantChoice({ fileName, isEnhanced, onChoose }: VariantChoiceProps) {
  const id = useId();
  const options = [
    { value: true, name: m.media_enhanced() },
    { value: false, name: m.media_original() },
  ];
  return (
    <div
      role="radiogroup"
      aria-label={m.media_variant({ name: fileName })}
      className="flex flex-wrap gap-1 rounded-lg bg-sunken p-1"
    >
      {options.map(({ value, name }) => (
        <label
          key={name}
          className="relative flex min-h-11 grow items-center justify-center rounded-md border border-transparent px-2 text-xs font-semibold text-muted transition-colors select-none hover:text-text has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text md:min-h-8"
        >
          <Radio
            name={id}
            value={String(value)}
            isChosen={value === isEnhanced}
            onChoose={() => onChoose(value)}
            className="rounded-md"
          />
          {name}
        </label>
      ))}
    </div>
  );
}

import { m } from '#web/paraglide/messages.js';
import { RadioGroup } from 'radix-ui';

interface VariantChoiceProps {
  fileName: string;
  isEnhanced: boolean;
  onChoose: (isEnhanced: boolean) => void;
}

/** Which of the two is used: the picture as it was uploaded, or as it was enhanced. */
export function VariantChoice({ fileName, isEnhanced, onChoose }: VariantChoiceProps) {
  const options = [
    { value: 'enhanced', name: m.media_enhanced() },
    { value: 'original', name: m.media_original() },
  ];
  return (
    <RadioGroup.Root
      aria-label={m.media_variant({ name: fileName })}
      value={isEnhanced ? 'enhanced' : 'original'}
      onValueChange={(value) => onChoose(value === 'enhanced')}
      className="flex flex-wrap gap-1 rounded-lg bg-sunken p-1"
    >
      {options.map(({ value, name }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="min-h-11 grow rounded-md border border-transparent px-2 text-xs font-semibold text-muted transition-colors hover:text-text data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:text-accent-text md:min-h-8"
        >
          {name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

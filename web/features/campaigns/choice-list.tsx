import { cn } from '#web/ui/class-names.ts';
import { useId, type ReactNode } from 'react';

interface Choice {
  id: string;
  name: string;
  detail: ReactNode;
  badge?: ReactNode;
  isDisabled?: boolean;
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  className?: string;
}

/** One of a longer list of things that live at Facebook. */
export function ChoiceList({ legend, choices, chosenId, onChoose, className }: ChoiceListProps) {
  const id = useId();
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <ul className="space-y-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <label
              className={cn(
                'flex min-h-11 items-center gap-3 rounded-xl border bg-surface p-3 text-sm transition-colors',
                'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
                choice.isDisabled
                  ? 'cursor-not-allowed border-line text-muted'
                  : 'cursor-pointer border-line-strong hover:border-muted hover:bg-raised',
                'has-[:checked]:border-accent has-[:checked]:bg-accent-soft',
              )}
            >
              <input
                type="radio"
                name={id}
                value={choice.id}
                checked={choice.id === chosenId}
                disabled={choice.isDisabled}
                onChange={() => onChoose(choice.id)}
                className="size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken outline-none checked:border-[5px] checked:border-accent-text disabled:border-line"
              />
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{choice.name}</span>
                <span className="block break-words text-muted">{choice.detail}</span>
              </span>
              {choice.badge}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

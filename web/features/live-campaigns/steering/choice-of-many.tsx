import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { SelectField, type Option } from '#web/ui/form/select-field.tsx';

interface ChoiceOfManyProps {
  label: string;
  value: string;
  options: readonly Option[];
  /** Something is changed in the chosen one, and would be lost by choosing another. */
  isHeld: boolean;
  onChoose: (value: string) => void;
  onReset?: () => void;
}

/** Which one of several it is about. Nothing where there is only one. */
export function ChoiceOfMany({ label, value, options, isHeld, onChoose, onReset }: ChoiceOfManyProps) {
  if (options.length < 2) return null;
  return (
    <SelectField
      label={label}
      value={value}
      options={options}
      disabled={isHeld}
      onValueChange={onChoose}
      hint={
        isHeld && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {m.dialogs_held()}
            {onReset && (
              <Button variant="ghost" size="small" onClick={onReset}>
                {m.dialogs_reset()}
              </Button>
            )}
          </span>
        )
      }
    />
  );
}

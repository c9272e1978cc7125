import { m } from '#web/paraglide/messages.js';
import { useMaySteer } from '../live-tools.ts';

interface RowChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
}

/** The box in front of a row, for whoever may change what is chosen. */
export function RowChoice({ name, isChosen, onChoose, isPartly = false }: RowChoiceProps) {
  if (!useMaySteer()) return null;
  return (
    <label className="-my-2 -ml-2 grid size-11 lg:size-9 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-4 indeterminate:border-accent indeterminate:bg-accent/40"
      />
    </label>
  );
}

/** What the box of a campaign is called. */
export function choiceName(name: string): string {
  return m.live_select({ name });
}

import { type BrakeName, type BrakeState, brakeNames, type HeldBrakes } from '#contract/live/brakes.ts';
import { formatWholeMoney } from '#web/money.ts';
import { brakeWords } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';

interface BrakesHeldProps {
  brakes: HeldBrakes | null;
  currency: string;
}

/** At what Meta pauses a campaign. */
export function BrakesHeld({ brakes, currency }: BrakesHeldProps) {
  if (!brakes) return m.changes_brakes_unset();
  return (
    <ul className="leading-4.5 text-balance tabular-nums md:whitespace-nowrap">
      {brakeNames.map((name) => (
        <li key={name}>{brakeWords(name, brakes.settings[name], currency)}</li>
      ))}
    </ul>
  );
}

/** What is to be known of each brake that does not stand as it was asked for. */
export function brakeNotes(held: BrakesHeldProps): string[] {
  return brakeNames.flatMap((name) => brakeNote(held, name) ?? []);
}

/** What is to be known of one of them. */
export function brakeNote({ brakes, currency }: BrakesHeldProps, name: BrakeName): string | undefined {
  const brake = brakeWords(name, brakes?.settings[name] ?? null, currency);
  return brake && noteOf(brake, brakes?.rules[name], currency);
}

function noteOf(brake: string, state: BrakeState | undefined, currency: string): string | undefined {
  switch (state?.status) {
    case undefined:
    case 'armed':
      return undefined;
    case 'met':
      return m.changes_brakes_met({ brake });
    case 'fallback':
      return m.changes_brakes_fallback({ brake, amount: formatWholeMoney(state.limitMinor ?? 0, currency) });
    case 'refused':
      return `${m.changes_brakes_refused({ brake })} ${state.metaWords ?? ''}`.trim();
    case 'gone':
    case 'switched-off':
    case 'changed':
    case 'has-issues':
      return m.changes_brakes_lost({ brake });
  }
}

import { type Quiet, usualNight } from '#contract/leads/lead-alerts.ts';
import { m } from '#web/paraglide/messages.js';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface QuietHoursProps {
  quiet: Quiet | null;
  onChange: (quiet: Quiet | null) => void;
}

/** When nobody is to be woken, by the clock of where they are. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const usual = { ...usualNight, timeZone };
  const change = (part: Partial<Quiet>) => {
    // A time that is half typed is empty.
    if (quiet && !Object.values(part).includes('')) onChange({ ...quiet, timeZone, ...part });
  };
  return (
    <div className="space-y-4">
      <Switch
        label={m.alerts_quiet()}
        hint={m.alerts_quiet_hint()}
        checked={quiet !== null}
        onCheckedChange={(isOn) => onChange(isOn ? usual : null)}
      />
      {quiet && (
        <div className="flex flex-wrap gap-4">
          <TextField
            label={m.alerts_quiet_from()}
            type="time"
            defaultValue={quiet.from}
            onValueChange={(from) => change({ from })}
          />
          <TextField
            label={m.alerts_quiet_until()}
            type="time"
            defaultValue={quiet.until}
            onValueChange={(until) => change({ until })}
          />
        </div>
      )}
      {quiet && <p className="text-sm text-muted">{m.alerts_quiet_zone({ zone: quiet.timeZone })}</p>}
    </div>
  );
}

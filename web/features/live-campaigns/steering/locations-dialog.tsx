import { liveLimits } from '#contract/live/steering.ts';
import type { ReactNode } from 'react';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import { m } from '#web/paraglide/messages.js';
import { LocationsForm } from './locations-form.tsx';
import { SteeringDialog, type SteeringTask } from './steering-dialog.tsx';
import type { LocationsPicker } from './locations-picker.ts';

interface LocationsDialogProps {
  task: SteeringTask;
  picker: (picker: LocationsPicker) => ReactNode;
  law: (asked: AskedOfLaw) => ReactNode;
}

/** Where a running campaign is shown. */
export function LocationsDialog({ task, picker, law }: LocationsDialogProps) {
  return (
    <SteeringDialog
      task={task}
      title={m.dialogs_locations()}
      text={m.dialogs_locations_text({ most: liveLimits.locations })}
      className="max-w-2xl"
    >
      {(form) => <LocationsForm {...form} {...{ picker, law }} />}
    </SteeringDialog>
  );
}

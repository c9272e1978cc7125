import type { LeadTarget } from '#contract/leads/lead-targets.ts';
import { m } from '#web/paraglide/messages.js';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TargetForm } from './target-form.tsx';
import type { Targets } from './use-targets.ts';

interface TargetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  targets: Targets;
  /** Left out for a new one. */
  target?: LeadTarget;
}

/** One more system for leads, or what one of them gets. */
export function TargetDialog({ open, onOpenChange, targets, target }: TargetDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={target ? m.targets_edit_of({ name: target.name }) : m.targets_add()}
      text={m.targets_dialog_text()}
    >
      <TargetForm targets={targets} target={target} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';
import { cn } from '../class-names.ts';

interface FormButtonsProps {
  verb: string;
  busy: boolean;
  isDangerous?: boolean;
  onLeave: () => void;
  className?: string;
}

/** How a form ends: it is sent, or left as it was. */
export function FormButtons({ verb, busy, isDangerous, onLeave, className }: FormButtonsProps) {
  return (
    <div className={cn('flex flex-wrap gap-2', className)}>
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
        {verb}
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        {m.ui_cancel()}
      </Button>
    </div>
  );
}

import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';

interface FormButtonsProps {
  verb: string;
  busy: boolean;
  isDangerous?: boolean;
  onLeave: () => void;
}

/** How a form ends: it is sent, or left as it was. */
export function FormButtons({ verb, busy, isDangerous, onLeave }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
        {verb}
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        {m.ui_cancel()}
      </Button>
    </div>
  );
}

import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { PushPart } from './push-part.tsx';
import { registerWorker } from './this-browser.ts';

/** Where one says that one wants to hear of new leads. */
export function AlertsButton({ variant = 'secondary' }: { variant?: 'secondary' | 'ghost' }) {
  useEffect(() => void registerWorker(), []);
  return (
    <Popover
      name={m.leads_told_where()}
      trigger={
        <Button
          variant={variant}
          aria-label={`${m.alerts_button()}: ${m.leads_told_where()}`}
          title={m.leads_told_where()}
        >
          <Bell aria-hidden />
          {m.alerts_button()}
        </Button>
      }
    >
      <PushPart />
      <Link
        to="/profile#alerts"
        className="mt-2 inline-flex min-h-11 items-center text-sm font-medium text-accent-text hover:underline md:min-h-9"
      >
        {m.alerts_more()}
      </Link>
    </Popover>
  );
}

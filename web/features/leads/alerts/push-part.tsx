import { BellRing } from 'lucide-react';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePush } from './use-push.ts';

/** Whether this device tells of new leads: one button, or why there is none. */
export function PushPart() {
  const { state, error, on, off, test } = usePush();
  if (error && !state) return <LoadError error={error} />;
  if (!state) return <Skeleton className="h-16" />;
  return (
    <div className="space-y-3 text-sm">
      <div>
        <p className="font-medium">{m.alerts_push()}</p>
        <p className="mt-0.5 text-muted">{says[state]()}</p>
      </div>
      {state === 'off' && (
        <Button busy={on.isPending} onClick={() => on.mutate()}>
          <BellRing aria-hidden />
          {m.alerts_push_on()}
        </Button>
      )}
      {state === 'on' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={test.isPending} onClick={() => test.mutate()}>
            {m.alerts_push_test()}
          </Button>
          <Button variant="ghost" size="small" busy={off.isPending} onClick={() => off.mutate()}>
            {m.alerts_push_off()}
          </Button>
        </div>
      )}
    </div>
  );
}

const says = {
  on: m.alerts_push_is_on,
  off: m.alerts_push_text,
  blocked: m.alerts_push_blocked,
  unsupported: m.alerts_push_unsupported,
  'not-installed': m.alerts_push_not_installed,
};

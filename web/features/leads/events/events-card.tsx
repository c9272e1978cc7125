import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useMay } from '#web/workspace/may.ts';
import { EventsOff } from './events-off.tsx';
import { EventsOn } from './events-on.tsx';

/** Whether Meta is told what becomes of leads: what is sent and on what ground, how it goes, and what may come of it. */
export function EventsCard() {
  const { data: state, error } = useQuery(api.leads.getEvents.queryOptions());
  const mayDecide = useMay('own');
  return (
    <Card
      heading="h3"
      title={m.events_title()}
      text={m.events_text()}
      action={
        state && (
          <Badge tone={state.on ? 'success' : 'neutral'}>{state.on ? m.targets_on() : m.targets_off()}</Badge>
        )
      }
    >
      <div className="space-y-5 text-sm">
        <Fold heading={m.events_what()}>
          <ul className="list-disc space-y-1.5 pl-5 text-pretty marker:text-muted">
            <li>{m.events_sent()}</li>
            <li>{m.events_ground()}</li>
            <li>{m.events_erased()}</li>
            <li>{m.events_negative()}</li>
          </ul>
        </Fold>
        {error && !state && <LoadError error={error} />}
        {!state && !error && <LoadingBlock className="h-30" />}
        {state?.on && <EventsOn state={state} mayDecide={mayDecide} />}
        {state && !state.on && mayDecide && <EventsOff />}
        {state && !state.on && !mayDecide && <p className="text-muted">{m.events_owner_only()}</p>}
      </div>
    </Card>
  );
}

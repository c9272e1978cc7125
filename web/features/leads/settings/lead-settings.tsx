import { m } from '#web/paraglide/messages.js';
import { ReminderCard } from './reminder-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { EventsCard } from '../events/events-card.tsx';
import { TargetsCard } from '../delivery/targets-card.tsx';

/** What becomes of leads in the whole workspace: how long they are kept, and which other systems get them. */
export function LeadSettings() {
  return (
    <section aria-labelledby="lead-settings" className="space-y-4">
      <h2 id="lead-settings" className="pt-2 text-base font-semibold">
        {m.leads_settings()}
      </h2>
      <ReminderCard />
      <RetentionCard />
      <TargetsCard />
      <EventsCard />
    </section>
  );
}

import { m } from '#web/paraglide/messages.js';
import { RetentionCard } from './retention-card.tsx';
import { WebhookCard } from '../delivery/webhook-card.tsx';

/** What becomes of leads in the whole workspace: how long they are kept, and which system of the customer's gets them. */
export function LeadSettings() {
  return (
    <section aria-labelledby="lead-settings" className="space-y-4">
      <h2 id="lead-settings" className="pt-2 text-base font-semibold">
        {m.leads_settings()}
      </h2>
      <RetentionCard />
      <WebhookCard />
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { m } from '#web/paraglide/messages.js';
import { RetentionCard } from './retention-card.tsx';
import { WebhookCard } from '../delivery/webhook-card.tsx';

/** What becomes of leads in the whole workspace: how long they are kept, and which system of the customer's gets them. */
export function LeadSettings() {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes after the page itself, too late for the browser to go there by the address.
  useEffect(() => {
    if (location.hash === '#leads') heading.current?.scrollIntoView();
  }, []);
  return (
    <section aria-labelledby="leads" className="space-y-4">
      <h2 ref={heading} id="leads" className="scroll-mt-20 pt-2 text-lg font-semibold">
        {m.leads_settings()}
      </h2>
      <RetentionCard />
      <WebhookCard />
    </section>
  );
}

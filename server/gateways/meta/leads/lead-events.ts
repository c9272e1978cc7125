import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';
import { hashedEmail, hashedPhone } from './hashed-person.ts';

/** What became of somebody who answered a form at Meta. */
export interface LeadEvent {
  id: string;
  /** The stage, as the firm calls it. */
  name: string;
  at: Date;
  /** As Meta knows the lead: this is never hashed. */
  leadId: string;
  email: string | null;
  /** With its country. */
  phone: string | null;
}

export interface LeadEvents {
  /** All of them, or none: one that Meta does not take spoils the call. */
  sendLeadEvents(token: string, datasetId: string, events: LeadEvent[]): Promise<void>;
}

/** The Conversions API, as a CRM speaks to it. */
export function openLeadEvents(graph: Graph): LeadEvents {
  return {
    async sendLeadEvents(token, datasetId, events) {
      const params = { data: events.map(paramsOf), partner_agent: 'adfjord' };
      const Received = z.object({ events_received: z.number() });
      await graph.post({ path: `${datasetId}/events`, params, token }, Received);
    },
  };
}

function paramsOf({ id, name, at, leadId, email, phone }: LeadEvent) {
  return {
    event_name: name,
    event_time: Math.floor(at.getTime() / 1000),
    action_source: 'system_generated',
    event_id: id,
    user_data: {
      lead_id: leadId,
      ...(email && { em: [hashedEmail(email)] }),
      ...(phone && { ph: [hashedPhone(phone)] }),
    },
    // Without these two an event is taken, and counted for nothing.
    custom_data: { lead_event_source: 'Adfjord', event_source: 'crm' },
  };
}

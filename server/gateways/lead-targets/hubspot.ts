import { z } from 'zod';
import { coded } from '#server/platform/coded-text.ts';
import { oddKey } from './odd-key.ts';
import type { Asked, Target, ToldLead } from './target.ts';

const statuses = { new: 'NEW', contacted: 'CONNECTED', won: 'OPEN_DEAL', lost: 'UNQUALIFIED' } as const;

/** Contacts of HubSpot, kept by their email address: https://developers.hubspot.com/docs/api-reference/crm-contacts-v3 */
export const hubspot: Target = {
  takes: ['created', 'updated'],
  fault: oddKey,
  async send(told, { secret }, { ask, url }) {
    if (told.event === 'erased') return { status: 200 };
    const { email } = told.lead;
    if (!email) return { cannot: coded('lead-delivery-no-email') };
    const properties = propertiesOf(told.lead);
    const inputs = [{ id: email, idProperty: 'email', properties }];
    const answer = await ask({
      url: `${url}/crm/objects/2026-03/contacts/batch/upsert`,
      headers: { authorization: `Bearer ${secret}` },
      body: { inputs },
    });
    return read(answer);
  },
};

function propertiesOf({ name, email, phone, status }: ToldLead) {
  const [firstname, ...rest] = name?.split(' ') ?? [];
  const lastname = rest.join(' ');
  return {
    email,
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
    ...(phone && { phone }),
    hs_lead_status: statuses[status],
  };
}

const Trouble = z.object({ message: z.string() });
const Mixed = z.object({ errors: z.array(Trouble).min(1) });

/** What it took a part of answers 207 and names the rest. */
function read({ status, waitMs, body }: Asked) {
  const mixed = status === 207 ? Mixed.safeParse(body).data?.errors[0] : undefined;
  const words = (mixed ?? Trouble.safeParse(body).data)?.message;
  return { status: mixed ? 400 : status, waitMs, words };
}

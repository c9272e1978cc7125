import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Moment } from '../storable.ts';
import { LeadDelivery } from './lead-delivery.ts';

/** The first webhook among the targets, for programs from the time when there was but one. */
export const LeadWebhook = z.object({
  url: z.url(),
  on: z.boolean(),
  /** The last characters of the secret that deliveries are signed with; all of it is shown once, when it is made. */
  secretHint: z.string(),
  createdAt: z.iso.datetime(),
});
export type LeadWebhook = z.infer<typeof LeadWebhook>;

const WebhookWithSecret = LeadWebhook.extend({ secret: z.string() });

export const leadWebhooks = {
  getWebhook: member
    .route({
      method: 'GET',
      path: '/lead-webhook',
      summary: 'Where new leads are delivered to',
      description:
        'The address new leads are delivered to, whether that is on, and the end of the secret they are signed with; null where none is set.',
    })
    .output(LeadWebhook.nullable()),
  setWebhook: member
    .route({
      method: 'PUT',
      path: '/lead-webhook',
      summary: 'Have new leads delivered to a system of yours',
      description:
        'Each lead is posted as JSON to this https address at least once, signed as [Standard Webhooks](https://www.standardwebhooks.com) says, with an id that stays the same. What fails is tried again with growing pauses for a day. The secret is answered when it is made, and never again.',
    })
    .input(
      z.object({
        url: z.url().max(2000),
        on: z.boolean().default(true),
        newSecret: z.boolean().default(false),
      }),
    )
    .output(WebhookWithSecret.or(LeadWebhook))
    .errors(mayRefuse('WEBHOOK_ADDRESS_UNUSABLE')),
  removeWebhook: member
    .route({
      method: 'DELETE',
      path: '/lead-webhook',
      summary: 'Stop delivering leads',
      description: 'Nothing more is delivered; what was on its way is dropped. The leads stay here.',
    })
    .output(z.object({ removed: z.literal(true) })),
  testWebhook: member
    .route({
      method: 'POST',
      path: '/lead-webhook/test',
      summary: 'Send a made-up lead now',
      description: 'Tried once, while you wait, and marked as a test.',
    })
    .output(LeadDelivery)
    .errors(mayRefuse('WEBHOOK_MISSING', 'TOO_OFTEN')),
  listDeliveries: member
    .route({
      method: 'GET',
      path: '/lead-webhook/deliveries',
      summary: 'What was delivered, newest first',
      description:
        'Each lead that was sent to your system, how often it was tried and what your system answered.',
    })
    .input(z.object({ before: Moment.optional() }))
    .output(z.array(LeadDelivery).meta({ description: 'Up to 50; ask on with the last one’s `createdAt`.' })),
  retryDelivery: member
    .route({
      method: 'POST',
      path: '/lead-webhook/deliveries/{id}/retry',
      summary: 'Try a delivery again now',
      description: 'Tries once, while you wait, whether it was given up or not.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(LeadDelivery)
    .errors(mayRefuse('DELIVERY_NOT_FOUND', 'TOO_OFTEN')),
};

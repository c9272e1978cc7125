import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Moment } from '../storable.ts';
import { ToldProblem } from '../told-problem.ts';
import { LeadDelivery } from './lead-delivery.ts';

export const targetKinds = [
  'webhook',
  'flat-webhook',
  'google-sheets',
  'hubspot',
  'pipedrive',
  'slack',
  'teams',
] as const;
export const TargetKind = z.enum(targetKinds);
export type TargetKind = z.infer<typeof TargetKind>;

/** What each kind has to be given. A webhook’s secret is made here; where the address is the secret, it is not shown again. */
export const targetNeeds: Record<TargetKind, { address: boolean; secret: boolean; tellsChanges: boolean }> = {
  webhook: { address: true, secret: false, tellsChanges: true },
  'flat-webhook': { address: false, secret: true, tellsChanges: true },
  'google-sheets': { address: true, secret: true, tellsChanges: false },
  hubspot: { address: false, secret: true, tellsChanges: true },
  pipedrive: { address: false, secret: true, tellsChanges: false },
  slack: { address: false, secret: true, tellsChanges: true },
  teams: { address: false, secret: true, tellsChanges: true },
};

export const targetLimits = { targets: 20, name: 60, address: 2000, secret: 6000, campaigns: 200 } as const;

/** What may be said about a target of any kind. */
const TargetChoices = z.object({
  name: z.string().trim().min(1).max(targetLimits.name),
  on: z.boolean(),
  facebookCampaignIds: z
    .array(z.string().min(1).max(50))
    .max(targetLimits.campaigns)
    .nullable()
    .meta({ description: 'Only leads of these campaigns; null for all.' }),
  takesTests: z.boolean().meta({ description: 'Leads of Meta’s own testing tool as well.' }),
  takesChanges: z
    .boolean()
    .meta({ description: 'What becomes of a lead as well, where this kind can take it.' }),
});

/** A system that leads are delivered to. */
export const LeadTarget = TargetChoices.extend({
  id: z.uuid(),
  kind: TargetKind,
  /** As far as it is no secret; empty where there is none. */
  address: z.string(),
  /** The last characters of its secret, which is never shown again. */
  secretHint: z.string(),
  createdAt: z.iso.datetime(),
  /** How many deliveries wait, and how many were given up within 90 days. */
  waiting: z.int(),
  givenUp: z.int(),
  /** Why the last try failed, in plain words; null where it did not. */
  lastProblem: ToldProblem.nullable(),
});
export type LeadTarget = z.infer<typeof LeadTarget>;

const address = z.string().trim().max(targetLimits.address);
const secret = z.string().trim().max(targetLimits.secret);
const onTarget = z.object({ id: z.uuid() });
const TargetWithSecret = LeadTarget.extend({
  secret: z.string().optional().meta({
    description: 'Of a webhook, when it is made: what deliveries are signed with. Never answered again.',
  }),
});

export const leadTargets = {
  listTargets: member
    .route({
      method: 'GET',
      path: '/lead-targets',
      summary: 'The systems leads are delivered to',
      description: 'Each with what it takes, whether it is on, and whether deliveries arrive.',
    })
    .output(z.array(LeadTarget)),
  addTarget: member
    .route({
      method: 'POST',
      path: '/lead-targets',
      summary: 'Have leads delivered to one more system',
      description:
        'A `webhook` and `google-sheets` need an address, all but a webhook a secret: the key of the service, or for `flat-webhook`, `slack` and `teams` the address they gave you. What fails is tried again with growing pauses for a day, and holds up no other system.',
    })
    .input(
      TargetChoices.extend({
        kind: TargetKind,
        address: address.default(''),
        secret: secret.default(''),
        on: z.boolean().default(true),
        facebookCampaignIds: TargetChoices.shape.facebookCampaignIds.default(null),
        takesTests: z.boolean().default(true),
        takesChanges: z.boolean().default(false),
      }),
    )
    .output(TargetWithSecret)
    .errors(mayRefuse('WEBHOOK_ADDRESS_UNUSABLE', 'TOO_MANY_TARGETS')),
  updateTarget: member
    .route({
      method: 'PATCH',
      path: '/lead-targets/{id}',
      summary: 'Change what a system gets',
      description: 'What is left out stays as it is. Switched off, what waits for it is not delivered later.',
    })
    .input(
      TargetChoices.partial().extend({
        id: z.uuid(),
        address: address.optional(),
        secret: secret.optional(),
        newSecret: z.boolean().default(false).meta({ description: 'Of a webhook: make another one.' }),
      }),
    )
    .output(TargetWithSecret)
    .errors(mayRefuse('TARGET_NOT_FOUND', 'WEBHOOK_ADDRESS_UNUSABLE')),
  removeTarget: member
    .route({
      method: 'DELETE',
      path: '/lead-targets/{id}',
      summary: 'Stop delivering leads to a system',
      description:
        'Its secret and its log are forgotten, and what was on its way is dropped. The leads stay here.',
    })
    .input(onTarget)
    .output(z.object({ removed: z.literal(true) }))
    .errors(mayRefuse('TARGET_NOT_FOUND')),
  testTarget: member
    .route({
      method: 'POST',
      path: '/lead-targets/{id}/test',
      summary: 'Send a made-up lead now',
      description: 'Tried once, while you wait, and marked as a test.',
    })
    .input(onTarget)
    .output(LeadDelivery)
    .errors(mayRefuse('TARGET_NOT_FOUND', 'TOO_OFTEN')),
  listTargetDeliveries: member
    .route({
      method: 'GET',
      path: '/lead-targets/{id}/deliveries',
      summary: 'What a system was told, newest first',
      description: 'Each delivery, how often it was tried and what the system answered.',
    })
    .input(onTarget.extend({ before: Moment.optional() }))
    .output(z.array(LeadDelivery).meta({ description: 'Up to 50; ask on with the last one’s `createdAt`.' }))
    .errors(mayRefuse('TARGET_NOT_FOUND')),
  replayFailed: member
    .route({
      method: 'POST',
      path: '/lead-targets/{id}/replay',
      summary: 'Send everything again that was given up',
      description:
        'Puts all deliveries of a system on their way once more that were given up and whose lead is still here.',
    })
    .input(onTarget)
    .output(z.object({ replayed: z.int() }))
    .errors(mayRefuse('TARGET_NOT_FOUND', 'TARGET_IS_OFF', 'TOO_OFTEN')),
};

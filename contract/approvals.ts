import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ApprovalContent } from './approval-content.ts';
import { letters } from './letters.ts';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';
import { asTools } from './tools.ts';

/** What somebody who was asked may answer. */
export const decisions = ['approved', 'changes', 'refused'] as const;
const Decision = z.enum(decisions);
export type Decision = z.infer<typeof Decision>;

export const approvalLimits = {
  name: 80,
  words: 2000,
  /** How many places of one campaign may be spoken of. */
  spots: 30,
  /** How many questions about one campaign may wait. */
  waiting: 20,
  days: 7,
} as const;

/** `void`: the campaign has become something else since. `ended`: nobody has answered in time. */
export const ApprovalState = z.enum(['waiting', 'opened', ...decisions, 'void', 'ended', 'revoked']);
export type ApprovalState = z.infer<typeof ApprovalState>;

const moment = z.iso.datetime().nullable();
const version = z.string().meta({ description: 'Of what is approved; another content has another one.' });

/** A question whether exactly this may be published, and what became of it. */
export const Approval = z.object({
  id: z.uuid(),
  campaignId: z.uuid(),
  version,
  state: ApprovalState,
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  isMember: z.boolean().meta({ description: 'A member of the workspace was asked, who answers in the app.' }),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openedAt: moment,
  decidedAt: moment,
  decidedBy: z.string().nullable(),
  words: z.string(),
  voidedAt: moment,
  voidedBy: z.string().nullable().meta({ description: 'Null where it was no change of the draft itself.' }),
});
export type Approval = z.infer<typeof Approval>;

/** What somebody who was asked is shown. Without content where the campaign has changed since: nothing is left to decide. */
const Question = z.object({ approval: Approval, content: ApprovalContent.nullable() });
export type Question = z.infer<typeof Question>;

const token = z.string().min(1).max(200);
const answer = {
  decision: Decision,
  words: letters(approvalLimits.words).default(''),
  spots: z
    .array(
      z.object({
        spot: z
          .string()
          .regex(/^[\w.-]{1,100}$/)
          .meta({ description: 'A field of the campaign; of one ad `ads.{its id}.{its part}`.' }),
        words: letters(approvalLimits.words).min(1),
      }),
    )
    .max(approvalLimits.spots)
    .default([]),
};
const name = letters(approvalLimits.name).min(1);
const byId = z.object({ id: z.uuid() });
const ofCampaign = z.object({ campaignId: z.uuid() });
const notReady = mayRefuse(
  'CAMPAIGN_NOT_FOUND',
  'CAMPAIGN_NOT_READY',
  'CAMPAIGN_NOT_EDITABLE',
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
);
const asked = z.object({
  approval: Approval,
  link: z.url().nullable().meta({ description: 'For whoever is asked, told only once; null for a member.' }),
});
const tags = ['approvals'];

export const approvals = {
  list: member
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/approvals',
      summary: 'Who has approved a draft, or was asked to',
      description:
        'Newest first. An approval is of one content: where the draft has become another one since, it is void.',
      tags,
    })
    .meta(asTools({ name: 'list_approvals', scope: 'ads:read' }))
    .input(ofCampaign)
    .output(
      z.object({
        isRequired: z.boolean().meta({ description: 'Nothing is published here that nobody has approved.' }),
        hash: z
          .string()
          .nullable()
          .meta({ description: 'Of the draft as it is now; null while it lacks something.' }),
        version: version.nullable(),
        approvals: z.array(Approval),
      }),
    )
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  listNewest: member
    .route({
      method: 'GET',
      path: '/approvals',
      summary: 'How each draft stands with approval',
      description: 'The newest question about each draft that anybody was asked about.',
      tags,
    })
    .output(z.array(Approval)),
  ask: member
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/approvals',
      summary: 'Ask for approval',
      description:
        'Of the draft as it is saved, for seven days. By email, by a link to hand on, or of a member of the workspace. Whoever holds the link may answer, once, without an account.',
      tags,
      successStatus: 201,
    })
    .meta(
      asTools({
        name: 'ask_for_approval',
        scope: 'ads:draft',
        description:
          'Asks a member of the workspace (`list_members`), who answers signed in. Links and emails are for people to send.',
      }),
    )
    .input(
      ofCampaign.extend({
        to: z.discriminatedUnion('way', [
          z.object({ way: z.literal('email'), name, email: z.email().max(255) }),
          z.object({ way: z.literal('link'), name }),
          z.object({ way: z.literal('member'), personId: z.string().max(100) }),
        ]),
      }),
    )
    .output(asked)
    .errors({ ...notReady, ...mayRefuse('MEMBER_NOT_FOUND', 'TOO_OFTEN') }),
  askAgain: member
    .route({
      method: 'POST',
      path: '/approvals/{id}/again',
      summary: 'Ask the same person again',
      description:
        'Of the draft as it is now, for another seven days. The link that was handed out before ends.',
      tags,
    })
    .input(byId)
    .output(asked)
    .errors({ ...notReady, ...mayRefuse('APPROVAL_NOT_FOUND', 'TOO_OFTEN') }),
  revoke: member
    .route({
      method: 'POST',
      path: '/approvals/{id}/revocation',
      summary: 'Call a question, or an approval, back',
      description: 'Its link ends at once. What was approved by it cannot be published by it any more.',
      tags,
    })
    .input(byId)
    .output(Approval)
    .errors(mayRefuse('APPROVAL_NOT_FOUND', 'ALREADY_PUBLISHED')),
  approve: member
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/own-approval',
      summary: 'Approve a draft oneself',
      description: 'Of exactly the content whose hash is handed in.',
      tags,
    })
    .input(ofCampaign.extend({ hash: z.string().max(100) }))
    .output(Approval)
    .errors({ ...notReady, ...mayRefuse('APPROVAL_VOID') }),
  listMine: member
    .route({
      method: 'GET',
      path: '/approvals/mine',
      summary: 'What I have been asked to approve',
      description: 'Questions in this workspace to whoever asks, answered ones too, newest first.',
      tags,
    })
    .output(z.array(Approval.extend({ title: z.string() }))),
  get: member
    .route({
      method: 'GET',
      path: '/approvals/{id}',
      summary: 'One question to me',
      description: 'With all that would be published.',
      tags,
    })
    .input(byId)
    .output(Question)
    .errors(mayRefuse('APPROVAL_NOT_FOUND')),
  decide: member
    .route({
      method: 'POST',
      path: '/approvals/{id}/decision',
      summary: 'Answer a question to me',
      description: 'Once. Words on a spot become comments on the draft.',
      tags,
    })
    .input(byId.extend(answer))
    .output(Approval)
    .errors(mayRefuse('APPROVAL_NOT_FOUND', 'APPROVAL_VOID')),
  openLink: oc
    .route({
      method: 'POST',
      path: '/approval-links/content',
      summary: 'Open a link that asks for approval',
      description: 'Notes that it was opened, and decides nothing.',
      tags,
    })
    .input(z.object({ token }))
    .output(Question)
    .errors(mayRefuse('APPROVAL_NOT_FOUND', 'TOO_OFTEN')),
  decideByLink: oc
    .route({
      method: 'POST',
      path: '/approval-links/decision',
      summary: 'Answer a question by its link',
      description: 'Once, whoever holds it. The name, the address and the browser are kept with the answer.',
      tags,
    })
    .input(z.object({ token, name, ...answer }))
    .output(Approval)
    .errors(mayRefuse('APPROVAL_NOT_FOUND', 'APPROVAL_VOID', 'TOO_OFTEN')),
};

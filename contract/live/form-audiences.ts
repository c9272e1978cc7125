import { oc } from '@orpc/contract';
import { z } from 'zod';
import { description as howItIsAnswered, Operation, whileOperating } from '../operations/operations.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** People who opened a form and did not send it, as an audience at Meta. */
export const FormAudience = z.object({
  facebookFormId: z.string(),
  facebookAudienceId: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
});
export type FormAudience = z.infer<typeof FormAudience>;

const ofForm = z.object({
  facebookCampaignId: z.string().min(1).max(50),
  facebookFormId: z.string().regex(/^\d{1,32}$/),
});

export const formAudiences = oc.tag('live campaigns').router({
  list: member
    .route({
      method: 'GET',
      path: '/form-audiences',
      summary: 'Audiences of people who did not send a form',
      description: 'Those that were made from here, each of one form.',
    })
    .output(z.array(FormAudience)),
  make: member
    .route({
      method: 'POST',
      path: '/campaigns/{facebookCampaignId}/form-audiences',
      summary: 'Make an audience of those who did not send the form',
      description: `People who opened the form within the last 90 days and did not send it, as an audience that ads in Ads Manager can be shown to. Nothing of anybody is sent to Meta. Of each form there is one. ${howItIsAnswered}`,
    })
    .input(ofForm.extend({ formName: z.string().trim().max(100).default('') }))
    .output(Operation)
    .errors({ ...whileOperating, ...mayRefuse('FORM_AUDIENCE_EXISTS') }),
  remove: member
    .route({
      method: 'DELETE',
      path: '/campaigns/{facebookCampaignId}/form-audiences/{facebookFormId}',
      summary: 'Remove an audience of those who did not send a form',
      description: `Ads that are shown to it stop for good, as Meta says. ${howItIsAnswered}`,
    })
    .input(ofForm)
    .output(Operation)
    .errors({ ...whileOperating, ...mayRefuse('FORM_AUDIENCE_NOT_FOUND') }),
});
